import type { AnswerTexts } from './answer-text.ts';

/** Many readers type without diacritics, so the keywords stand in both spellings. */
export const viAnswers: AnswerTexts = {
  how_to_pay: {
    question: 'Thanh toán gói đăng ký như thế nào?',
    keywords:
      'thanh toán, thanh toan, trả tiền, tra tien, chuyển khoản, chuyen khoan, nạp tiền, nap tien, thẻ tín dụng, the tin dung, tài khoản ngân hàng, mua gói, mua goi, giá, bao nhiêu tiền, bao nhieu tien',
    answer:
      'Chúng tôi chỉ nhận chuyển khoản ngân hàng. Bạn chọn gói và đồng ý điều khoản, trang đơn hàng sẽ hiện số tài khoản, số tiền chính xác và mã tham chiếu. Chuyển xong, bấm “Báo đã chuyển tiền” và nhập năm số cuối tài khoản của bạn. Chúng tôi đối chiếu rồi xác nhận đơn; gói bắt đầu từ lúc xác nhận nên thời gian chờ không bị tính vào gói. Đơn không thanh toán sẽ hết hạn vào cuối ngày, {order_days} ngày sau khi tạo; với gói ngày là {daily_order_days} ngày.',
  },
  refund: {
    question: 'Tôi có được hoàn tiền không?',
    keywords:
      'hoàn tiền, hoan tien, trả lại tiền, tra lai tien, lấy lại tiền, lay lai tien, đổi ý, doi y, refund',
    answer:
      'Không. Gói mở toàn bộ nội dung ngay khi kích hoạt, vì vậy gói đã thanh toán không được hoàn tiền, không kết thúc giữa chừng và không chuyển cho người khác. Điều này được nói rõ và cần bạn đồng ý trước khi đặt. Đơn chưa thanh toán có thể hủy miễn phí. Nếu bạn chuyển thừa hoặc chuyển hai lần, hãy liên hệ với chúng tôi: khoản cần hoàn lại cho bạn luôn được ghi lại.',
  },
  pick_times: {
    question: 'Khi nào dự đoán được công bố?',
    keywords:
      'công bố, cong bo, cập nhật, cap nhat, dự đoán hôm nay, du doan hom nay, kèo hôm nay, keo hom nay',
    answer:
      'Mỗi lựa chọn chỉ được công bố một lần, từ {pick_max_lead_hours} giờ đến {pick_min_lead_minutes} phút trước khi trận đấu bắt đầu, kèm tỷ lệ cược lúc đó và một số thứ tự liên tục. Sau đó không thể sửa; nếu buộc phải rút trước trận, lựa chọn vẫn hiện trong thành tích cùng lý do. Xác suất cho những ngày tới có sớm hơn và thay đổi theo dữ liệu mới.',
  },
  expected_value: {
    question: 'Giá trị kỳ vọng là gì?',
    keywords: 'giá trị kỳ vọng, gia tri ky vong, kỳ vọng, ky vong, EV, kèo giá trị, keo gia tri, value bet',
    answer:
      'Đó là số tiền lãi hoặc lỗ trung bình nếu cùng một tình huống lặp lại rất nhiều lần: xác suất thắng nhân với tiền lãi, trừ đi xác suất thua nhân với tiền cược. Ví dụ xác suất 55%, tỷ lệ cược 1.93: 0.55 × 0.93 − 0.45 = +0.0615, tức +6.2% tiền cược. Đây là mức trung bình, không phải lời hứa: từng trận vẫn có thắng có thua, và xác suất chúng tôi tính cũng có thể sai.',
  },
  cancel_plan: {
    question: 'Làm sao để hủy gói?',
    keywords:
      'hủy, huy, hủy gói, huy goi, hủy đăng ký, huy dang ky, dừng gói, dung goi, gia hạn, gia han, tự động gia hạn, tu dong gia han, hủy đơn, huy don',
    answer:
      'Bạn không cần làm gì: không gói nào tự gia hạn và không có khoản tiền nào bị trừ tự động. Gói kết thúc vào ngày ghi ở mục “Gói của tôi”. Gói đang dùng không thể kết thúc sớm. Đơn chưa thanh toán có thể hủy ngay trên trang đơn hàng.',
  },
  verify_pick: {
    question: 'Làm sao kiểm tra một dự đoán không bị sửa?',
    keywords:
      'kiểm tra, kiem tra, xác minh, xac minh, bằng chứng, bang chung, chứng minh, chung minh, gian lận, gian lan, sửa kết quả, sua ket qua, số thứ tự, uy tín, uy tin, hash',
    answer:
      'Mỗi lựa chọn có số thứ tự liên tục và một dấu vân tay số (SHA-256). Trước khi trận đầu tiên của một đợt bắt đầu, chúng tôi công bố số lượng lựa chọn và một dấu vân tay chung cho cả đợt; khi trận bắt đầu, nội dung đầy đủ được công khai. Ở trang “Kiểm chứng thành tích”, chính trình duyệt của bạn tính lại các dấu vân tay: lựa chọn nào bị sửa hay bị bỏ sót đều được chỉ rõ.',
  },
  change_password: {
    question: 'Đổi mật khẩu như thế nào?',
    keywords:
      'mật khẩu, mat khau, đổi mật khẩu, doi mat khau, quên mật khẩu, quen mat khau, đặt lại mật khẩu, dat lai mat khau, không đăng nhập được, khong dang nhap duoc',
    answer:
      'Hãy mở “Quên mật khẩu?” ở trang đăng nhập và nhập email của bạn. Chúng tôi gửi một liên kết có hiệu lực trong {reset_link_minutes} phút; tại đó bạn nhập mật khẩu mới hai lần, ít nhất {password_min_length} ký tự. Sau đó mọi thiết bị đều bị đăng xuất và bạn đăng nhập lại bằng mật khẩu mới.',
  },
  google_sign_in: {
    question: 'Có đăng nhập bằng Google được không?',
    keywords:
      'google, gmail, đăng nhập google, dang nhap google, tài khoản google, tai khoan google, đăng nhập nhanh, dang nhap nhanh',
    answer:
      'Có, bằng nút Google ở trang đăng nhập. Nếu email đó đã có tài khoản dùng mật khẩu, chúng tôi hỏi mật khẩu một lần để kết nối; từ đó bạn dùng cách nào cũng được. Nếu không thấy nút Google, trang này chưa bật tính năng đó.',
  },
};
