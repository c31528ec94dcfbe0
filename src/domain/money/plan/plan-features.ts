import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import { fillText } from '#domain/foundation/text/localized-text.ts';
import type { Locale } from '#terms/locales.ts';

/**
 * What a plan can promise. A plan row names features by id, and only these exist: an operator chooses among things that the
 * product does, and cannot type a promise of their own.
 */
export const planFeatureTexts = {
  all_predictions: {
    en: 'Every prediction before its match, in all leagues we cover',
    zh_TW: '開賽前查看所有收錄聯盟的推薦',
    zh_HK: '開賽前查看所有涵蓋聯賽的推介',
    vi: 'Xem mọi dự đoán trước trận ở tất cả các giải chúng tôi theo dõi',
  },
  value_figures: {
    en: 'Odds, lowest odds still worth taking, expected value, confidence index and unit size for each pick',
    zh_TW: '每則推薦附賠率、最低可接受賠率、期望值、信心指數與注額單位',
    zh_HK: '每個推介均列明賠率、最低可取賠率、預期值、信心指數及注碼單位',
    vi: 'Mỗi lựa chọn kèm tỷ lệ cược, tỷ lệ thấp nhất còn đáng chọn, giá trị kỳ vọng, chỉ số tin cậy và số đơn vị',
  },
  match_analysis: {
    en: 'Full match analysis',
    zh_TW: '完整賽事分析文章',
    zh_HK: '賽事分析全文',
    vi: 'Toàn văn bài phân tích trận đấu',
  },
  custom_models: {
    en: 'Up to {custom_models} custom models with predictions for upcoming matches',
    zh_TW: '最多 {custom_models} 個自訂模型，並可查看其未開賽推薦',
    zh_HK: '最多 {custom_models} 個自訂模型，並可查看其未開賽推介',
    vi: 'Tối đa {custom_models} mô hình tùy chỉnh, kèm dự đoán cho các trận sắp tới',
  },
  no_renewal: {
    en: 'No automatic renewal and no automatic charges',
    zh_TW: '到期自動結束，不自動續訂、不自動扣款',
    zh_HK: '到期即止，不會自動續訂，亦不會自動扣款',
    vi: 'Tự kết thúc khi hết hạn: không tự gia hạn, không tự trừ tiền',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type PlanFeature = keyof typeof planFeatureTexts;

/** Every feature, in the order in which a plan lists them. */
export const planFeatures: readonly PlanFeature[] = [
  'all_predictions',
  'value_figures',
  'match_analysis',
  'custom_models',
  'no_renewal',
];

/** The features of a plan as sentences; an id that no longer exists is left out. */
export function describeFeatures(
  ids: readonly string[],
  locale: Locale,
): { id: PlanFeature; text: string }[] {
  const values = { custom_models: String(businessConstants.customModelsWithPlan) };
  return planFeatures
    .filter((id) => ids.includes(id))
    .map((id) => ({ id, text: fillText(planFeatureTexts[id][locale], values) }));
}
