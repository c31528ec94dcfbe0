import type { NewsTexts } from './news-text.ts';

export const viNews: NewsTexts = {
  reading_a_pick: {
    title: 'Đọc một lựa chọn như thế nào',
    summary:
      'Xác suất, tỷ lệ cược, giá trị kỳ vọng, chỉ số tin cậy, số đơn vị: năm con số nói điều gì, và không nói điều gì.',
    paragraphs: [
      'Một lựa chọn ghi rõ trận đấu, loại kèo, cửa được chọn và tỷ lệ cược lúc công bố. Bên cạnh là xác suất do chúng tôi tính. Tỷ lệ cược cho biết thắng thì được bao nhiêu; xác suất cho biết khả năng thắng đến đâu. Chỉ khi đặt hai con số cạnh nhau mới biết mức giá đó có đáng hay không.',
      'Giá trị kỳ vọng gộp cả hai vào một con số: trung bình mỗi lần cược lãi hay lỗ bao nhiêu nếu cùng tình huống lặp lại nhiều lần. Con số này nhỏ ngay cả khi tốt, và một trận đơn lẻ không chứng minh được gì.',
      'Chỉ số tin cậy chính là xác suất thắng đã hiệu chỉnh, không tính các trường hợp hòa kèo; đó không phải là một ý kiến thứ hai. Số đơn vị bằng một phần tư công thức Kelly, làm tròn đến nửa đơn vị và không quá ba đơn vị.',
      'Mỗi lựa chọn còn nêu tỷ lệ cược thấp nhất còn đáng chọn. Dưới mức đó, giá đã thay đổi và bỏ qua là quyết định đúng.',
    ],
  },
  proof_before_start: {
    title: 'Vì sao mỗi lựa chọn được đánh số trước trận',
    summary: 'Thành tích chỉ đáng tin khi chắc chắn không có gì bị sửa hay bị giấu. Chúng tôi làm như sau.',
    paragraphs: [
      'Chỉ khoe những lần thắng thì ai cũng có thành tích đẹp. Vì vậy, lựa chọn của chúng tôi được đánh số liên tục theo từng ngày, và số lượng của mỗi đợt được công bố trước khi trận đầu tiên của đợt đó bắt đầu.',
      'Cùng với con số, chúng tôi công bố một dấu vân tay số: nhìn vào đó không ai đoán được nội dung, nhưng chỉ đúng lựa chọn đó mới khớp. Khi trận bắt đầu, nội dung được mở ra và ai cũng có thể đối chiếu.',
      'Lựa chọn buộc phải rút trước trận, chẳng hạn vì đổi cầu thủ ném mở màn, không biến mất. Lựa chọn đó vẫn nằm trong danh sách cùng lý do, và chúng tôi vẫn thống kê kết quả lẽ ra nó mang lại.',
    ],
  },
  when_data_is_thin: {
    title: 'Khi nào chúng tôi không dự đoán',
    summary: 'Không dự đoán cũng là một câu trả lời. Đây là những trường hợp như vậy.',
    paragraphs: [
      'Đầu mùa giải, có đội mới thi đấu quá ít trận nên chưa thể phân biệt thực lực với may mắn. Khi đó trang sẽ ghi rõ dữ liệu chưa đủ, còn thiếu gì và sau trận nào thì đủ.',
      'Trận không có tỷ lệ cược chỉ có xác suất, không có lựa chọn: không biết giá thì không thể nói có đáng hay không. Khi xác suất của chúng tôi và thị trường gần như nhau, câu trả lời thành thật là bỏ qua, và những lần bỏ qua ấy cũng được ghi lại.',
      'Dự đoán được tính lại sau khi trận đã kết thúc luôn mang nhãn "tính lại sau trận" và không nằm trong thành tích chính.',
    ],
  },
};
