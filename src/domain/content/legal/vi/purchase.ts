import type { LegalText } from '../legal-outline.ts';

export const viPurchase: LegalText<'purchase'> = {
  title: 'Điều khoản mua gói',
  sections: {
    sample: {
      heading: 'Về văn bản này',
      paragraphs: {
        sample:
          'Đây là văn bản mẫu, là điểm khởi đầu để luật sư soạn thảo. Đặc biệt, các quy định về hoàn tiền và quyền rút lại phải được thẩm định trước khi dùng để bán hàng.',
      },
    },
    age: {
      heading: 'Độ tuổi',
      paragraphs: {
        minimum:
          'Bạn phải đủ {account_min_age} tuổi để có tài khoản và xem lịch sử mua gói của mình, và đủ {subscribe_min_age} tuổi để đăng ký gói. Khi đặt gói, bạn xác nhận mình đã đủ tuổi.',
      },
    },
    contract: {
      heading: 'Hợp đồng được giao kết thế nào',
      paragraphs: {
        how: 'Chúng tôi bán quyền xem các dự đoán trong thời hạn của gói. Nội dung trên trang là lời mời đặt gói. Khi bạn đồng ý với các điều khoản này và đặt gói, hợp đồng với {company} được giao kết và có hiệu lực khi chúng tôi xác nhận thanh toán. Chúng tôi gửi email về cả hai việc; bạn xem được đơn hàng, giá và phiên bản điều khoản trong tài khoản.',
      },
    },
    plans: {
      heading: 'Gói và giá',
      paragraphs: {
        content:
          'Mọi gói mở cùng một nội dung và chỉ khác nhau về thời hạn. Giá ghi trên đơn là giá bạn trả; thay đổi giá sau đó không ảnh hưởng đến đơn.',
        period:
          'Gói bắt đầu khi chúng tôi xác nhận thanh toán và kết thúc lúc 23:59:59 (UTC+8) của ngày cuối cùng. Tháng được tính theo lịch.',
      },
    },
    payment: {
      heading: 'Thanh toán',
      paragraphs: {
        transfer:
          'Chỉ thanh toán bằng chuyển khoản ngân hàng vào tài khoản ghi trên đơn hàng. Mỗi lúc bạn chỉ có thể có một đơn đang mở.',
        expiry:
          'Đơn chưa thanh toán hết hạn vào cuối ngày thứ {order_days} sau ngày đặt, hoặc ngày thứ {daily_order_days} với gói ngày. Khi bạn đã báo chuyển tiền, đơn không tự hết hạn nữa. Nếu tiền đến trong vòng {late_transfer_days} ngày sau khi đơn hết hạn, đơn vẫn có thể được thực hiện theo giá cũ.',
        wrong_amount:
          'Nếu thiếu tiền, chúng tôi báo số còn thiếu. Nếu bạn chuyển thừa hoặc chuyển hai lần, phần dư được ghi là tiền cần hoàn lại và được trả cho bạn; chúng tôi không tự ý giữ lại.',
        fees: 'Giá ghi trên đơn đã gồm mọi loại thuế chúng tôi phải nộp. Bạn chịu phí chuyển khoản do ngân hàng của mình thu; số tiền của đơn phải được nhận đủ.',
      },
    },
    coupons: {
      heading: 'Mã giảm giá',
      paragraphs: {
        floor:
          'Mỗi đơn dùng được một mã giảm giá. Mã làm giá xuống dưới TWD {minimum_price} sẽ bị từ chối và không bị tính là đã dùng.',
      },
    },
    no_refund: {
      heading: 'Không hoàn tiền, không kết thúc sớm, không chuyển nhượng',
      paragraphs: {
        rule: 'Gói là nội dung số được cung cấp ngay. Gói đã thanh toán không được hoàn tiền, không thể kết thúc trước hạn và không thể chuyển cho người khác. Trước khi đặt, bạn được thông báo và được hỏi sự đồng ý rõ ràng; chúng tôi lưu sự đồng ý đó cùng thời điểm và phiên bản văn bản.',
        taiwan:
          'Với sự đồng ý này, quyền rút lại trong {withdrawal_days} ngày theo Luật Bảo vệ người tiêu dùng của Đài Loan không áp dụng, vì nội dung số được cung cấp ngay là ngoại lệ hợp lý.',
        hong_kong:
          'Pháp luật Hồng Kông không quy định quyền rút lại chung cho giao dịch loại này. Quyền của bạn theo Pháp lệnh Cung cấp dịch vụ (Điều khoản ngụ ý) (Chương 457) và Pháp lệnh Mô tả thương mại (Chương 362) vẫn được giữ.',
        our_fault:
          'Những điều trên không hạn chế quyền theo pháp luật của bạn khi chúng tôi không cung cấp đúng dịch vụ đã bán. Nếu dịch vụ gián đoạn từ một ngày trở lên do lỗi của chúng tôi, thời gian đó được cộng vào gói.',
      },
    },
    next_plan: {
      heading: 'Gia hạn và đổi gói',
      paragraphs: {
        no_renewal:
          'Gói không tự gia hạn và không có khoản tiền nào bị trừ tự động. Chúng tôi nhắc bạn trước khi gói kết thúc.',
        upgrade:
          'Bạn có thể mua gói bằng hoặc dài hơn bất cứ lúc nào; thời gian chưa dùng được cộng vào gói mới. Gói ngắn hơn chỉ mua được khi gói hiện tại đã kết thúc.',
      },
    },
    complaints: {
      heading: 'Khiếu nại và tranh chấp',
      paragraphs: {
        how: 'Trước hết hãy viết cho chúng tôi qua thông tin liên hệ ở cuối mỗi trang; chúng tôi trả lời có nêu lý do. Kết quả bị ghi sai được xử lý theo quy trình riêng, và nội dung trước đó vẫn hiển thị.',
        taiwan:
          'Tại Đài Loan, sau đó bạn có thể gửi khiếu nại đến trung tâm dịch vụ người tiêu dùng hoặc viên chức bảo vệ người tiêu dùng của thành phố hoặc huyện và xin hòa giải.',
        hong_kong:
          'Tại Hồng Kông, sau đó bạn có thể khiếu nại đến Hội đồng Người tiêu dùng, và với yêu cầu có giá trị nhỏ thì đến Tòa xét xử khiếu kiện nhỏ.',
      },
    },
    law: {
      heading: 'Luật áp dụng và tòa án',
      paragraphs: {
        court:
          'Pháp luật {law} được áp dụng. {court} có thẩm quyền sơ thẩm, trừ khi luật bảo vệ người tiêu dùng quy định tòa án khác.',
      },
    },
  },
};
