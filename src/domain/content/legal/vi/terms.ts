import type { LegalText } from '../legal-outline.ts';

export const viTerms: LegalText<'terms'> = {
  title: 'Điều khoản dịch vụ',
  sections: {
    sample: {
      heading: 'Về văn bản này',
      paragraphs: {
        sample:
          'Đây là văn bản mẫu, là điểm khởi đầu để luật sư soạn thảo. Văn bản không phải là tư vấn pháp lý và không ràng buộc ai cho đến khi đơn vị vận hành cho thẩm định và công bố phiên bản của mình.',
      },
    },
    service: {
      heading: 'Dịch vụ của chúng tôi',
      paragraphs: {
        what: '{brand} do {company} cung cấp: công bố các dự báo thống kê về sự kiện thể thao, kèm tỷ lệ cược để đối chiếu, và bán quyền xem theo gói đăng ký.',
        no_bets:
          'Chúng tôi không nhận cược, không giữ tiền cược, không trả thưởng và không đặt cược thay ai. Bạn tự quyết định có dùng dự báo hay không và dùng thế nào.',
      },
    },
    age: {
      heading: 'Ai được sử dụng',
      paragraphs: {
        minimum:
          'Bạn được mở tài khoản khi đủ {account_min_age} tuổi và được đăng ký gói khi đủ {subscribe_min_age} tuổi. Bạn xác nhận tuổi khi tạo tài khoản và một lần nữa khi đặt gói.',
        local_law:
          'Nếu pháp luật nơi bạn ở yêu cầu tuổi cao hơn hoặc cấm loại dịch vụ này, pháp luật đó được ưu tiên áp dụng và bạn không được dùng dịch vụ tại đó.',
      },
    },
    account: {
      heading: 'Tài khoản của bạn',
      paragraphs: {
        own: 'Mỗi tài khoản thuộc về một người và chỉ dùng cho {brand}. Không được bán, cho mượn hay dùng chung.',
        secret:
          'Hãy giữ kín mật khẩu; mật khẩu có ít nhất {password_min_length} ký tự. Hãy báo ngay cho chúng tôi nếu nghi có người khác biết. Bạn có thể tự đăng xuất mọi thiết bị.',
      },
    },
    predictions: {
      heading: 'Dự đoán là gì',
      paragraphs: {
        no_promise:
          'Dự đoán là xác suất được tính từ dữ liệu đã qua. Dự đoán có thể sai, không hứa hẹn kết quả hay lợi nhuận và không phải là tư vấn đầu tư.',
        units:
          'Trong thành tích, một đơn vị tương ứng USD {unit_usd}; phần tóm tắt thành tích tính trong {record_days} ngày, kể cả hôm nay. Cả hai chỉ là đơn vị tính toán, không phải tiền mà ai đó đã thắng hay thua.',
      },
    },
    records: {
      heading: 'Thành tích của chúng tôi',
      paragraphs: {
        unchanged:
          'Lựa chọn đã công bố không bị sửa hay xóa. Lựa chọn có thể được rút trước trận kèm lý do và vẫn hiển thị sau đó.',
        dispute:
          'Bạn có thể khiếu nại một kết quả trong {dispute_days} ngày. Nếu chúng tôi sửa, kết quả cũ vẫn hiển thị cạnh kết quả mới, kèm căn cứ.',
      },
    },
    models: {
      heading: 'Mô hình của riêng bạn',
      paragraphs: {
        own_risk:
          'Bạn có thể tạo mô hình của riêng mình từ dữ liệu của chúng tôi. Kết quả của mô hình trên quá khứ là tính lại sau trận và không chứng minh điều gì cho tương lai; số lần bạn thử được ghi bên cạnh, vì thử càng nhiều thì lần tốt nhất trông càng đẹp. Mô hình đã xóa vẫn nằm trong thành tích của riêng bạn.',
      },
    },
    rights_in_content: {
      heading: 'Quyền đối với nội dung',
      paragraphs: {
        licence:
          'Văn bản, số liệu, biểu đồ và việc tuyển chọn dữ liệu thuộc về chúng tôi hoặc bên đã cấp cho chúng tôi. Với gói của mình, bạn được đọc, lưu cho riêng mình và trích dẫn từng phần có ghi nguồn. Mọi việc sử dụng ngoài phạm vi đó cần chúng tôi đồng ý bằng văn bản. Ai cũng được sao chép và kiểm tra dữ liệu kiểm chứng dự đoán.',
      },
    },
    own_break: {
      heading: 'Tạm nghỉ',
      paragraphs: {
        effect:
          'Bạn có thể tự chọn thời gian tạm nghỉ. Khi đó bạn không xem được dự đoán hay đặt gói, chúng tôi không gửi thông báo; số ngày còn lại của gói được cộng bù sau đó. Cả bạn và chúng tôi đều không thể rút ngắn thời gian tạm nghỉ.',
      },
    },
    conduct: {
      heading: 'Hành vi bị cấm',
      paragraphs: {
        forbidden:
          'Bạn không được bán lại hay đăng lại nội dung trả phí, dùng chương trình thu thập dữ liệu trang, vượt qua các giới hạn truy cập, hoặc dùng dịch vụ vào việc trái pháp luật.',
        suspension:
          'Chúng tôi có thể tạm khóa tài khoản vi phạm, có nêu lý do để bạn giải trình. Nếu chúng tôi khóa nhầm, thời hạn gói của bạn không bị mất.',
      },
    },
    availability: {
      heading: 'Khi dịch vụ gián đoạn',
      paragraphs: {
        interruptions:
          'Chúng tôi cố gắng giữ dịch vụ luôn hoạt động, nhưng bảo trì, sự cố và dữ liệu của bên khác có thể làm gián đoạn. Việc bảo trì kéo dài được báo trước. Nếu gián đoạn kéo dài do lỗi của chúng tôi, cách xử lý gói đã thanh toán được nêu trong điều khoản mua gói.',
      },
    },
    ending: {
      heading: 'Chấm dứt hợp đồng',
      paragraphs: {
        yours:
          'Bạn có thể xóa tài khoản bất cứ lúc nào trong phần Gói của tôi. Đơn đang mở bị hủy theo; gói đã thanh toán kết thúc và không được hoàn tiền. Những gì phải lưu cho sổ sách được giữ lại mà không kèm tên bạn.',
        ours: 'Chúng tôi có thể chấm dứt tài khoản miễn phí sau khi báo trước một thời gian hợp lý, và chấm dứt ngay bất kỳ tài khoản nào vi phạm nghiêm trọng các điều khoản này. Nếu chúng tôi ngừng hẳn dịch vụ, bạn được hoàn lại phần giá ứng với thời gian chưa dùng.',
      },
    },
    messages: {
      heading: 'Cách chúng tôi liên hệ',
      paragraphs: {
        how: 'Những việc liên quan đến tài khoản, đơn hàng và các điều khoản này được gửi tới email của bạn và hiển thị trên trang. Thông báo về dự đoán và kết quả chỉ gửi khi bạn đã yêu cầu, và bạn có thể hủy nhận từng loại email bằng một cú nhấp.',
      },
    },
    liability: {
      heading: 'Trách nhiệm',
      paragraphs: {
        limits:
          'Chúng tôi chịu trách nhiệm khi có lỗi cố ý hoặc sơ suất nghiêm trọng, và trong những trường hợp pháp luật không cho phép giới hạn trách nhiệm. Ngoài ra, chúng tôi không chịu trách nhiệm về thua lỗ do cá cược, về sai sót trong dữ liệu của bên khác hay về gián đoạn mà chúng tôi không thể ngăn chặn.',
      },
    },
    changes: {
      heading: 'Phiên bản và ngôn ngữ',
      paragraphs: {
        versions:
          'Phiên bản đã công bố không bao giờ bị sửa. Phiên bản mới có số mới; bạn được xem điểm khác biệt và được hỏi ý kiến trước khi phiên bản đó có hiệu lực với bạn. Đơn hàng giữ phiên bản tại thời điểm đặt.',
        languages:
          'Bốn ngôn ngữ có nội dung như nhau. Nếu có khác biệt, cách hiểu có lợi hơn cho bạn được áp dụng.',
      },
    },
    general: {
      heading: 'Quy định khác',
      paragraphs: {
        parts:
          'Nếu một phần của các điều khoản này không có hiệu lực, phần còn lại vẫn có hiệu lực và phần đó được thay bằng quy định của pháp luật. Việc chúng tôi chưa thực hiện một quyền không có nghĩa là từ bỏ quyền đó.',
        transfer:
          'Nếu một công ty khác thay thế {company}, chúng tôi báo trước và bạn có thể chấm dứt hợp đồng vào ngày đó. Bạn không được chuyển tài khoản cho người khác.',
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
