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
        kept: 'Email, tên bạn chọn, ngôn ngữ và múi giờ; số điện thoại và ảnh nếu bạn cung cấp; đơn hàng cùng năm số cuối của tài khoản đã chuyển khoản; dự đoán nào đã mở cho bạn và khi nào; các thiết bị đang đăng nhập.',
        not_kept:
          'Chúng tôi không hỏi ngày sinh, chỉ lưu lời xác nhận bạn đã đủ {account_min_age} hoặc {subscribe_min_age} tuổi, kèm thời điểm và phiên bản văn bản. Mật khẩu được lưu dưới dạng băm không thể khôi phục.',
      },
    },
    purposes: {
      heading: 'Mục đích sử dụng',
      paragraphs: {
        why: 'Để bạn đăng nhập, để đối chiếu chuyển khoản với đơn hàng, để cung cấp nội dung bạn đã mua, để trả lời bạn, để làm sổ sách và để ngăn người khác vào tài khoản của bạn. Chúng tôi không bán dữ liệu và không đăng quảng cáo của bên khác.',
      },
    },
    cookies: {
      heading: 'Cookie',
      paragraphs: {
        ours: 'Chúng tôi đặt một cookie cho phiên đăng nhập, một cho tên hiển thị ở đầu trang và một cho ngôn ngữ. Không cookie nào theo dõi bạn ở trang khác.',
        others:
          'Mã đăng nhập của Google chỉ được tải ở trang đăng nhập và trang đăng ký tài khoản, và chỉ khi đơn vị vận hành đã bật. Ngoài ra không có mã nào từ bên ngoài.',
      },
    },
    retention: {
      heading: 'Thời gian lưu',
      paragraphs: {
        how_long:
          'Khi bạn xóa tài khoản, email, tên, số điện thoại và ảnh bị gỡ bỏ, mọi thiết bị bị đăng xuất. Đơn hàng được giữ {order_retention_years} năm cho sổ sách, không kèm các thông tin trên.',
      },
    },
    rights: {
      heading: 'Quyền của bạn',
      paragraphs: {
        taiwan:
          'Theo Luật Bảo vệ dữ liệu cá nhân của Đài Loan, bạn có quyền xem dữ liệu, nhận bản sao, yêu cầu bổ sung hoặc sửa, và yêu cầu ngừng thu thập, xử lý, sử dụng hoặc xóa dữ liệu.',
        hong_kong:
          'Theo Pháp lệnh Dữ liệu cá nhân (Quyền riêng tư) của Hồng Kông (Chương 486), bạn có quyền hỏi chúng tôi có lưu dữ liệu của bạn hay không, nhận bản sao và yêu cầu sửa.',
        how: 'Bạn có thể tự xuất và xóa dữ liệu trong tài khoản, hoặc viết cho chúng tôi. Chúng tôi trả lời miễn phí, trừ khi pháp luật quy định khác.',
      },
    },
  },
};
