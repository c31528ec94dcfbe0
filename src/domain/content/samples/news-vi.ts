import type { NewsTexts } from './news-text.ts';

export const viNews: NewsTexts = {
  reading_a_pick: {
    title: 'Đọc một lựa chọn như thế nào',
    summary:
      'Xác suất, tỷ lệ cược, giá trị kỳ vọng, chỉ số tin cậy, số đơn vị: năm con số này cho biết điều gì và không cho biết điều gì.',
    paragraphs: [
      'Một lựa chọn ghi rõ trận đấu, loại kèo, cửa được chọn và tỷ lệ cược lúc công bố. Bên cạnh là xác suất do chúng tôi tính. Tỷ lệ cược cho biết thắng thì được bao nhiêu; xác suất cho biết khả năng thắng đến đâu. Chỉ khi đặt hai con số cạnh nhau mới biết tỷ lệ đó có đáng chọn hay không.',
      'Giá trị kỳ vọng gộp cả hai vào một con số: trung bình mỗi lần cược lãi hay lỗ bao nhiêu nếu cùng tình huống lặp lại nhiều lần. Con số này nhỏ ngay cả khi tốt, và một trận đơn lẻ không chứng minh được gì.',
      'Chỉ số tin cậy chính là xác suất thắng đã hiệu chỉnh, không tính các trường hợp hòa kèo; đó không phải là một ý kiến thứ hai. Số đơn vị bằng một phần tư công thức Kelly, làm tròn đến 0.1 đơn vị và không quá 3 đơn vị.',
      'Mỗi lựa chọn còn nêu tỷ lệ cược thấp nhất còn đáng chọn. Khi tỷ lệ không còn đạt mức đó, bỏ qua là quyết định đúng.',
    ],
  },
  proof_before_start: {
    title: 'Vì sao mỗi lựa chọn được đánh số trước trận',
    summary:
      'Thành tích chỉ đáng tin khi chắc chắn không có gì bị sửa hay bị giấu. Đây là cách chúng tôi làm.',
    paragraphs: [
      'Chỉ khoe những lần thắng thì ai cũng có thành tích đẹp. Vì vậy, lựa chọn của chúng tôi được đánh số liên tục theo từng ngày, và số lượng của mỗi đợt được công bố trước khi trận đầu tiên của đợt đó bắt đầu.',
      'Cùng với con số, chúng tôi công bố một dấu vân tay số: không ai đoán được nội dung từ đó, nhưng chỉ đúng lựa chọn đó mới khớp. Khi trận bắt đầu, nội dung được công khai và ai cũng có thể đối chiếu.',
      'Lựa chọn buộc phải rút trước trận, chẳng hạn vì đổi pitcher xuất phát, không biến mất. Lựa chọn đó vẫn nằm trong danh sách cùng lý do, và chúng tôi vẫn thống kê kết quả lẽ ra lựa chọn đó mang lại.',
    ],
  },
  when_data_is_thin: {
    title: 'Khi nào chúng tôi không dự đoán',
    summary: 'Không dự đoán cũng là một câu trả lời. Dưới đây là những trường hợp như vậy.',
    paragraphs: [
      'Đầu mùa giải, có đội thi đấu còn quá ít trận nên chưa thể phân biệt thực lực với may mắn. Khi đó trang sẽ ghi rõ dữ liệu chưa đủ, còn thiếu gì và sau trận nào thì đủ.',
      'Trận không có tỷ lệ cược chỉ có xác suất, không có lựa chọn: không biết tỷ lệ thì không thể nói kèo có đáng chọn hay không. Khi xác suất của chúng tôi và thị trường gần như nhau, câu trả lời thành thật là bỏ qua, và những lần bỏ qua ấy cũng được ghi lại.',
      'Dự đoán được tính lại sau khi trận đã kết thúc luôn mang nhãn “tính lại sau trận” và không nằm trong thành tích chính.',
    ],
  },
};
