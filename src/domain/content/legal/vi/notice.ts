import type { LegalText } from '../legal-outline.ts';

export const viNotice: LegalText<'notice'> = {
  title: 'Lưu ý cho người dùng',
  sections: {
    sample: {
      heading: 'Về văn bản này',
      paragraphs: {
        sample:
          'Đây là văn bản mẫu, là điểm khởi đầu để luật sư soạn thảo. Đơn vị vận hành bổ sung đường dây hỗ trợ tại thị trường của mình trước khi công bố.',
      },
    },
    statistics: {
      heading: 'Thống kê không phải là chắc chắn',
      paragraphs: {
        nature:
          'Mọi nội dung {brand} công bố đều được tính từ các trận đã qua. Xác suất cao vẫn không phải là chắc chắn, và một chuỗi thắng cũng có thể chỉ là may mắn.',
        past: 'Thành tích tính trong {record_days} ngày để thấy cả tuần tốt lẫn tuần xấu. Thành tích cho biết điều đã xảy ra chứ không nói trước điều sẽ đến.',
      },
    },
    betting_law: {
      heading: 'Pháp luật nơi bạn ở',
      paragraphs: {
        own_law:
          'Nhiều nơi cấm hoặc hạn chế cá cược. Bạn tự chịu trách nhiệm tìm hiểu và tuân thủ pháp luật nơi mình ở.',
        taiwan: 'Tại Đài Loan, cá cược thể thao chỉ hợp pháp thông qua xổ số thể thao do nhà nước cho phép.',
        hong_kong:
          'Tại Hồng Kông, đặt cược với bên không được cấp phép theo Pháp lệnh Cờ bạc (Chương 148) là phạm tội, kể cả đối với người đặt cược.',
        age: 'Gói đăng ký chỉ dành cho người từ {subscribe_min_age} tuổi trở lên.',
      },
    },
    care: {
      heading: 'Cá cược có trách nhiệm',
      paragraphs: {
        money:
          'Đừng bao giờ dùng tiền sinh hoạt, tiền vay hay tiền của người khác để cược. Đừng cược thêm để gỡ. Nếu cá cược không còn là niềm vui, hãy dừng lại và nói chuyện với người bạn tin tưởng.',
        break:
          'Trong tài khoản, bạn có thể đặt thời gian tạm nghỉ. Khi đó bạn không xem được dự đoán hay đặt gói, chúng tôi không gửi thông báo, và số ngày còn lại của gói được cộng bù sau đó. Không ai rút ngắn được thời gian tạm nghỉ, kể cả chúng tôi.',
      },
    },
    help: {
      heading: 'Tìm sự giúp đỡ',
      paragraphs: {
        talk: 'Nếu cá cược khiến bạn mất nhiều tiền hay thời gian hơn mong muốn, hoặc bạn phải giấu người khác, hãy tìm đến các nơi hỗ trợ kín đáo, phần lớn là miễn phí. Đơn vị vận hành ghi đường dây hỗ trợ của thị trường mình tại đây trước khi công bố; bác sĩ hoặc cơ quan xã hội cũng có thể giới thiệu nơi hỗ trợ.',
      },
    },
    check: {
      heading: 'Bạn có thể kiểm tra',
      paragraphs: {
        proof:
          'Mỗi dự đoán chúng tôi bán đều được đánh số và niêm phong trước trận. Sau khi trận bắt đầu, ai cũng có thể kiểm tra rằng không dự đoán nào bị sửa hay bị thiếu. Cách làm nằm ở trang Kiểm chứng thành tích.',
      },
    },
    sources: {
      heading: 'Dữ liệu',
      paragraphs: {
        marked:
          'Kết quả, giờ thi đấu và tỷ lệ cược có thể chậm hoặc sai ngay từ nguồn. Phần mô phỏng hoặc tính lại sau trận luôn được ghi rõ.',
        corrections: 'Nếu phải sửa một kết quả, nội dung sửa và nội dung cũ đều hiển thị trong thành tích.',
      },
    },
  },
};
