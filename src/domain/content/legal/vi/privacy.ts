import type { LegalText } from '../legal-outline.ts';

export const viPrivacy: LegalText<'privacy'> = {
  title: 'Chính sách quyền riêng tư',
  sections: {
    sample: {
      heading: 'Về văn bản này',
      paragraphs: {
        sample:
          'Đây là văn bản mẫu, là điểm khởi đầu để luật sư soạn thảo. Văn bản mô tả cách hệ thống hoạt động; đơn vị vận hành phải đối chiếu với thực tế của mình trước khi công bố.',
      },
    },
    controller: {
      heading: 'Ai chịu trách nhiệm',
      paragraphs: {
        who: '{company} chịu trách nhiệm về dữ liệu cá nhân tại {brand}. Thông tin liên hệ có ở cuối mỗi trang.',
      },
    },
    data: {
      heading: 'Dữ liệu chúng tôi lưu',
      paragraphs: {
        kept: [
          'Dữ liệu | Dùng để làm gì | Thời gian lưu',
          'Email | Đăng nhập, trả lời bạn và gửi email về tài khoản | Đến khi bạn xóa tài khoản',
          'Mật khẩu, dưới dạng băm không thể khôi phục | Đăng nhập | Đến khi bạn xóa tài khoản',
          'Tên bạn chọn, số điện thoại và ảnh nếu bạn cung cấp | Hồ sơ của bạn và việc trả lời bạn | Đến khi bạn xóa tài khoản',
          'Ngôn ngữ và múi giờ | Hiển thị trang và gửi email theo ngôn ngữ và giờ của bạn | Đến khi bạn xóa tài khoản',
          'Đơn hàng cùng năm số cuối của tài khoản đã chuyển khoản | Đối chiếu chuyển khoản, cung cấp nội dung bạn đã mua, làm sổ sách | Ít nhất {order_retention_years} năm theo yêu cầu kế toán; không kèm tên bạn sau khi bạn xóa tài khoản',
          'Khoản thanh toán của bạn trên sao kê ngân hàng của chúng tôi | Đối chiếu chuyển khoản, làm sổ sách | Như đơn hàng',
          'Những dự đoán đã mở cho bạn và thời điểm | Cho thấy nội dung bạn đã mua, giải quyết khiếu nại | Như đơn hàng',
          'Các thiết bị đăng nhập | Giữ bạn đăng nhập và bảo vệ tài khoản | {session_retention_days} ngày sau khi bạn đăng xuất ở thiết bị đó',
          'Khóa API bạn tạo: tên, quyền và lần dùng cuối, riêng khóa chỉ lưu dưới dạng mã băm | Để chương trình của bạn làm việc thay bạn, để bạn xem các khóa của mình | {session_retention_days} ngày sau khi khóa hết hiệu lực',
          'Webhook bạn tạo: URL, sự kiện, khóa ký lưu ở dạng mã hóa, và những gì đã gửi | Báo cho chương trình của bạn, để bạn xem nhật ký | Đến khi bạn gỡ webhook hoặc xóa tài khoản; nhật ký trong {session_retention_days} ngày',
          'Các kèo bạn tự ghi hoặc nhập từ tệp | So sánh với dự đoán | Đến khi bạn xóa các kèo đó hoặc xóa tài khoản',
          'Địa chỉ và khóa của thiết bị bạn bật thông báo đẩy | Gửi thông báo | Đến khi bạn tắt thông báo hoặc đăng xuất ở thiết bị đó',
          'Email chúng tôi đã gửi cho bạn | Trả lời câu hỏi về các email đó | {email_retention_days} ngày',
        ].join('\n'),
        not_kept:
          'Chúng tôi không hỏi ngày sinh, chỉ lưu lời xác nhận bạn đã đủ {account_min_age} hoặc {subscribe_min_age} tuổi, kèm thời điểm và phiên bản văn bản.',
      },
    },
    purposes: {
      heading: 'Mục đích sử dụng',
      paragraphs: {
        why: 'Để bạn đăng nhập, để đối chiếu chuyển khoản với đơn hàng, để cung cấp nội dung bạn đã mua, để trả lời bạn, để làm sổ sách và để ngăn người khác vào tài khoản của bạn. Chúng tôi không bán dữ liệu và không đăng quảng cáo của bên khác.',
      },
    },
    basis: {
      heading: 'Căn cứ xử lý',
      paragraphs: {
        contract:
          'Chúng tôi cần email, đơn hàng và thiết bị của bạn để thực hiện hợp đồng với bạn; sổ sách được giữ vì pháp luật yêu cầu; nhật ký và giới hạn bảo vệ tài khoản của mọi người. Với email báo dự đoán, chúng tôi hỏi bạn trước và bạn có thể rút lại sự đồng ý bất cứ lúc nào.',
        taiwan:
          'Văn bản này là thông báo theo Điều 8 Luật Bảo vệ dữ liệu cá nhân của Đài Loan: ai thu thập, mục đích, loại dữ liệu, thời hạn, nơi và bên sử dụng, quyền của bạn và hệ quả nếu bạn không cung cấp.',
        hong_kong:
          'Văn bản này là thông báo trước hoặc khi thu thập mà Pháp lệnh Dữ liệu cá nhân (Quyền riêng tư) (Chương 486) yêu cầu. Chúng tôi chỉ dùng dữ liệu của bạn để tiếp thị trực tiếp khi bạn đồng ý, và bạn có thể rút lại sự đồng ý miễn phí.',
      },
    },
    sharing: {
      heading: 'Chia sẻ dữ liệu',
      paragraphs: {
        nobody:
          'Chúng tôi không bán, cho thuê hay cho mượn dữ liệu của bạn. Nhân viên chỉ thấy email và số điện thoại đã che; mỗi lần mở ra đều được ghi lại cùng lý do. Tòa án và cơ quan nhà nước nhận những gì pháp luật buộc chúng tôi cung cấp.',
        processors:
          'Các bên vận hành máy chủ hoặc gửi email cho {company} chỉ tiếp cận dữ liệu trong phạm vi công việc và theo hợp đồng. Đơn vị vận hành bổ sung tên và quốc gia của họ tại đây trước khi công bố. Nếu bạn đăng nhập bằng Google, Google biết việc đó.',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: 'Chúng tôi không đặt cookie nào theo dõi bạn ở trang khác và không có cookie quảng cáo. Cookie giữ bạn đăng nhập là cần thiết cho dịch vụ; các cookie còn lại lưu lựa chọn của chính bạn, và một cookie ghi bạn thấy phiên bản nào của trang khi chúng tôi thử nghiệm. Danh sách đầy đủ:',
        list: [
          'Tên | Dùng để làm gì | Thời gian lưu',
          'sports_ai_token | Giữ bạn đăng nhập | Đến khi đăng xuất hoặc phiên đăng nhập kết thúc',
          'sports_ai_profile | Tên bạn ở đầu trang | Một ngày',
          'sports_ai_state | Gắn việc đăng nhập Google với trình duyệt của bạn | Vài phút',
          'sports_ai_note | Cho trang đăng nhập biết bạn vừa đăng ký (kèm địa chỉ email) hoặc vừa đặt lại mật khẩu | Một phút',
          'sports_ai_later | Ghi nhớ rằng bạn muốn đọc phiên bản mới của các văn bản này sau | Một tháng',
          'sports_ai_lang | Ngôn ngữ của bạn | Một năm',
          'sports_ai_zone | Múi giờ của bạn | Một năm; đến khi đóng trình duyệt nếu bạn không tự chọn',
          'sports_ai_odds | Kiểu tỷ lệ cược bạn đã chọn | Một năm',
          'sports_ai_market | Thị trường địa phương bạn đã chọn | Một năm',
          'sports_ai_trial | Khi chúng tôi thử nghiệm câu chữ hoặc thứ tự của một trang: trình duyệt của bạn hiển thị phiên bản nào trong hai phiên bản và đã được đếm hay chưa. Mọi khách thấy cùng phiên bản có cùng một giá trị; chúng tôi chỉ lưu tổng số. Không đặt nếu trình duyệt yêu cầu không theo dõi (Do Not Track, Global Privacy Control) | Hai tháng',
          'office_token | Giữ nhân viên đăng nhập ở trang quản trị | Đến khi đăng xuất hoặc phiên đăng nhập kết thúc',
          'office_lang | Ngôn ngữ của nhân viên ở trang quản trị | Một năm',
          'kept-form (bộ nhớ của thẻ trình duyệt) | Những gì bạn đã nhập vào biểu mẫu khi phải đăng nhập giữa chừng, không bao giờ gồm mật khẩu | Đến khi đóng thẻ',
          'said_next (bộ nhớ của thẻ trình duyệt) | Lời xác nhận hiển thị ở trang tiếp theo | Đến trang tiếp theo',
          'saved-pages (bộ nhớ đệm của trình duyệt) | Trang lựa chọn gần nhất như khách xem, hiển thị khi mất kết nối | Đến khi bạn đăng xuất hoặc xóa dữ liệu trang',
          'reloaded_at (bộ nhớ của thẻ trình duyệt) | Ngăn trang tự tải lại liên tục | Đến khi đóng thẻ',
        ].join('\n'),
        others:
          'Mã đăng nhập của Google chỉ được tải ở trang đăng nhập và trang đăng ký tài khoản, và chỉ khi đơn vị vận hành đã bật. Ngoài ra không có mã nào từ bên ngoài. Chúng tôi cũng đếm số lần mỗi loại trang được hiển thị cho người chưa đăng nhập, theo ngày và ngôn ngữ. Đây chỉ là tổng số: không cần cookie và không cho biết gì về bạn.',
      },
    },
    retention: {
      heading: 'Thời gian lưu',
      paragraphs: {
        how_long:
          'Khi bạn xóa tài khoản, email, tên, số điện thoại và ảnh bị xóa, mọi thiết bị bị đăng xuất. Đơn hàng được giữ ít nhất {order_retention_years} năm cho sổ sách, không kèm các thông tin trên.',
      },
    },
    security: {
      heading: 'Bảo mật',
      paragraphs: {
        measures:
          'Kết nối được mã hóa, mật khẩu và mã phiên chỉ lưu dưới dạng băm, nhân viên phải qua xác thực hai lớp, và mọi thay đổi của họ được ghi trong nhật ký, sửa lén là bị phát hiện.',
        breach:
          'Nếu dữ liệu của bạn bị đánh cắp, sửa đổi hoặc mất, chúng tôi báo ngay cho bạn chuyện gì đã xảy ra, dữ liệu nào và bạn có thể làm gì, và báo cơ quan chức năng khi pháp luật yêu cầu.',
      },
    },
    rights: {
      heading: 'Quyền của bạn',
      paragraphs: {
        taiwan:
          'Theo Luật Bảo vệ dữ liệu cá nhân của Đài Loan, bạn có quyền xem dữ liệu, nhận bản sao, yêu cầu bổ sung hoặc sửa, và yêu cầu ngừng thu thập, xử lý, sử dụng hoặc xóa dữ liệu.',
        hong_kong:
          'Theo Pháp lệnh Dữ liệu cá nhân (Quyền riêng tư) của Hồng Kông (Chương 486), bạn có quyền hỏi chúng tôi có lưu dữ liệu của bạn hay không, nhận bản sao và yêu cầu sửa.',
        refuse:
          'Bạn không bắt buộc phải cung cấp số điện thoại hay ảnh. Không có email, chúng tôi không thể mở tài khoản; không có các số cuối của tài khoản ngân hàng, việc đối chiếu khoản chuyển mất nhiều thời gian hơn.',
        how: 'Bạn có thể tự tải về và xóa dữ liệu trong tài khoản, hoặc viết cho chúng tôi. Chúng tôi trả lời miễn phí, trừ khi pháp luật quy định khác.',
      },
    },
    changes: {
      heading: 'Phiên bản của văn bản này',
      paragraphs: {
        versions:
          'Phiên bản đã công bố không bao giờ bị sửa. Khi văn bản này thay đổi, bạn được xem chính xác điểm khác biệt trước khi phiên bản mới có hiệu lực với bạn.',
      },
    },
  },
};
