import type { PageTexts } from './page-texts.ts';

export const viPages: PageTexts = {
  keywords:
    'dự đoán thể thao, dự đoán bóng đá, dự đoán NBA, dự đoán MLB, kèo chấp, tài xỉu, kèo châu Âu, giá trị kỳ vọng, xác suất thắng',
  pages: {
    '/': {
      title: 'Dự đoán thể thao bằng AI, kiểm chứng được',
      description:
        'Xác suất và giá trị kỳ vọng cho bóng đá, bóng rổ, bóng chày. Mỗi dự đoán được đánh số trước trận và công khai kết quả sau trận.',
    },
    '/login': { title: 'Đăng nhập', description: 'Đăng nhập tài khoản {brand} của bạn.' },
    '/register': { title: 'Đăng ký', description: 'Tạo tài khoản {brand} bằng email của bạn.' },
    '/resetPassword': { title: 'Đặt lại mật khẩu', description: 'Đặt mật khẩu mới cho tài khoản {brand}.' },
    '/news': {
      title: 'Tin tức',
      description: 'Tin từ {brand}: dự đoán được tính thế nào, có gì thay đổi và ảnh hưởng gì đến bạn.',
    },
    '/schedule': {
      title: 'Lịch thi đấu và tỷ số trực tiếp',
      description: 'Lịch thi đấu, tỷ số trực tiếp và kết quả từng ngày của các giải mà {brand} theo dõi.',
    },
    '/subscribe': {
      title: 'Gói đăng ký',
      description:
        'Mỗi gói của {brand} có gì, giá bao nhiêu và điều gì không thể hoàn tác sau khi thanh toán.',
    },
    '/privacy': {
      title: 'Chính sách quyền riêng tư',
      description: '{brand} lưu dữ liệu nào của bạn, vì sao, trong bao lâu và cách tải về hoặc xóa.',
    },
    '/terms': { title: 'Điều khoản dịch vụ', description: 'Điều khoản sử dụng dịch vụ {brand}.' },
    '/thirdToken': { title: 'Đang đăng nhập', description: 'Chúng tôi đang đăng nhập {brand} cho bạn.' },
    '/customModel': {
      title: 'Mô hình tùy chỉnh',
      description: 'Tự dựng mô hình dự đoán và kiểm thử trên các mùa giải đã qua.',
    },
    '/mySubscribe': {
      title: 'Gói của tôi',
      description: 'Các gói {brand} của bạn, ngày bắt đầu và ngày kết thúc.',
    },
    '/orders': {
      title: 'Lịch sử đơn hàng của tôi',
      description: 'Đơn hàng và thanh toán của bạn tại {brand}.',
    },
    '/purchase_test': { title: 'Đơn hàng của tôi', description: 'Thử thanh toán một đơn hàng tại {brand}.' },
    '/purchase': {
      title: 'Đơn hàng của tôi',
      description: 'Cách chuyển tiền cho đơn hàng {brand} và tình trạng xử lý.',
    },
    '/standings': {
      title: 'Bảng xếp hạng',
      description:
        'Bảng xếp hạng các giải mà {brand} theo dõi, theo luật của từng giải, kèm thành tích sân nhà, sân khách và phong độ.',
    },
    '/statistics': {
      title: 'Phân tích đội',
      description: 'Phong độ, điểm mạnh và so sánh thành tích của hai đội.',
    },
    '/unstartedRecord': {
      title: 'Lựa chọn sắp tới',
      description: 'Lựa chọn của {brand} cho các trận chưa bắt đầu.',
    },
    '/record': {
      title: 'Thành tích dự đoán',
      description: 'Mọi dự đoán đã có kết quả của {brand}, cả thắng lẫn thua.',
    },
    '/proof': {
      title: 'Kiểm chứng thành tích',
      description: 'Tự kiểm tra rằng {brand} không sửa hay giấu dự đoán nào sau trận đấu.',
    },
    '/audit': {
      title: 'Kiểm toán công khai',
      description: 'Những điều phải luôn đúng ở {brand}, được kiểm tra mỗi giờ và công bố đúng kết quả.',
    },
    '/bankroll': {
      title: 'Mô phỏng vốn',
      description:
        'Hàng nghìn mùa giải mô phỏng từ lựa chọn của {brand} theo cách đặt cược của bạn, có và không có lợi thế.',
    },
    '/why': {
      title: 'Vì sao chọn cửa này?',
      description:
        'Điều gì phải thay đổi để cửa kia trở thành lựa chọn, và mô hình đánh giá ra sao ở từng thời điểm.',
    },
    '/widgets': {
      title: 'Tiện ích cho trang của bạn',
      description:
        'Ba tiện ích nhỏ đưa thành tích của {brand} lên mọi trang, được kiểm chứng ngay trong trình duyệt người đọc.',
    },
    '/methodology': {
      title: 'Cách chúng tôi tính',
      description: '{brand} tính xác suất từ kết quả đã qua thế nào, và mỗi dự đoán được chấm ra sao.',
    },
  },
};
