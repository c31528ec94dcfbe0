/**
 * Every column of text or JSON of the database, by whose words stand in it. A test holds the list whole, so anyone who adds a column
 * has to say here what it takes; the journey of stored scripts fills the first group and looks at the pages that show it.
 */

/** Filled with a script by the journey. */
export const SCRIPTED = [
  'account.nick_name',
  'announcement.texts',
  'api_key.name',
  'approval.payload',
  'approval.reason',
  'audit.detail',
  'bank_account.bank_name',
  'bank_account.branch',
  'bank_account.holder',
  'bank_line.counter_account',
  'bank_line.memo',
  'bank_statement.file_name',
  'brand_theme.note',
  'contact_info.hours',
  'custom_model.name',
  'customer_feedback.name',
  'customer_feedback.source_reference',
  'customer_feedback.texts',
  'keyword_answer.answer',
  'keyword_answer.question',
  'member_note.text',
  'member_order.report',
  'news.review_note',
  'news.revision',
  'news.source_name',
  'news_text.body',
  'news_text.image_alt',
  'news_text.summary',
  'news_text.title',
  'own_bet.event',
  'own_bet.selection',
  'own_bet_import.file_name',
  'own_bet_mapping.mapping',
  'order_event.detail',
  'dispute_answer.note',
  'experiment.why',
  'inbox_item.facts',
  'payment.reference',
  'pick_dispute.note',
  'redirect_rule.note',
  'session.user_agent',
  'subscription.reason',
  'keyword_answer.keywords',
] as const;

/** Take no markup at all: the journey, or the tests of their calls, try and are refused. */
export const REFUSED = [
  'experiment.texts_b',
  'legal_draft.texts',
  'message_override.text',
  'seo_text.description',
  'seo_text.keywords',
  'seo_text.og_description',
  'seo_text.og_title',
  'seo_text.title',
] as const;

/** Hold to a form that has no room for a tag: addresses, codes, numbers, colours, hosts, paths. Tests of their calls try others. */
export const SHAPED = [
  'account.email',
  'account.phone',
  'account.time_zone',
  'bank_account.account_no',
  'bank_account.bank_code',
  'bank_account.virtual_prefix',
  'app_setting.value',
  'brand.languages',
  'brand.look',
  'brand.prices',
  'brand_host.host',
  'brand_setting.value',
  'brand_theme.look',
  'contact_info.value',
  'coupon.code',
  'favourite.target',
  'news.image_path',
  'news.source_url',
  'operator.email',
  'operator_device.endpoint',
  'operator_device.public_key',
  'operator_notice_setting.zone',
  'push_subscription.endpoint',
  'push_subscription.public_key',
  'redirect_rule.path',
  'redirect_rule.target',
  'team.kit',
  'website_language.display_name',
  'webhook_endpoint.url',
] as const;

/**
 * Filled with the same kind of words by the tests of the office's calls, since their making takes a second person, a season or a
 * training, or would show on every other journey's pages; there the server writes the pages that show them.
 */
export const WRITTEN_BY_CALLS = [
  'brand.legal_entity',
  'brand.name',
  'brand.texts',
  'experiment.end_reason',
  'grade_decision.note',
  'grade_proposal.evidence',
  'league.country',
  'league.names',
  'legal_document.note',
  'manual_result.evidence',
  'manual_result_decision.note',
  'model_event.note',
  'model_training.note',
  'pick_grade.note',
  'pick_withdrawal.note',
  'plan.names',
  'policy_decision.note',
  'policy_proposal.note',
  'publishing_policy.note',
  'result_change_review.note',
  'team.names',
  'team_alias.alias',
] as const;

/**
 * The legal texts' other columns are the program's own source, or a draft that takes no markup. The name of a sign-in at Google
 * becomes the member's; no operator types it.
 */
export const COVERED_ELSEWHERE = [
  'legal_document.sections',
  'legal_document.source',
  'legal_document.title',
  'sign_in_ticket.name',
] as const;

/** Copies of the above: what a brand says already, snapshots of an order, names in a subscription, e-mails as they were sent, answers kept for a repeat. */
export const COPIED = [
  'experiment.texts_a',
  'idempotency_key.body',
  'payment.typed_reference',
  'ledger_entry.note',
  'member_order.bank_account',
  'member_order.coupon',
  'member_order.plan',
  'operator_alert.facts',
  'outbox.body_html',
  'outbox.body_text',
  'outbox.subject',
  'outbox.recipient',
  'sign_in_ticket.email',
  'subscription.plan_names',
  'operator_device.user_agent',
  'operator_session.user_agent',
] as const;

/** What feeds and authorities say: names of players, houses and leagues, numbers, and answers as they came. Tests of the feeds send hostile ones. */
const OUTSIDE =
  /^(?:feed_(?:answer|cursor)\.\w+|\w+\.bookmaker|\w+\.(?:home|away)_starter|game_report\.\w+|game_report\.(?:parts|reason)|game_state\.(?:parts|reason|remaining|statistics)|league\.rules|league_template\.\w+|reference_forecast\.provider|timestamp_token\.(?:authority|serial)|(?:(?:push|webhook)_delivery|operator_push)\.last_error)$/;
/** What the program writes: whose row it is, hashes, tokens, codes, figures, and which person did it. */
const NAMES = [
  'brand',
  'brands',
  'made_for',
  'source',
  'league_id',
  'leagues',
  'key',
  'kind',
  'sha256',
  'hash',
  'actor_id',
  'subject',
  'subject_id',
  'subject_kind',
  'path',
  'avatar_path',
  'scope',
  'scopes',
  'by',
  'season',
  'missing',
  'distribution',
  'spread',
  'drivers',
  'model_version',
  'hyper_parameters',
  'report',
  'locked_report',
  'parts',
  'editor_ids',
  'plan_ids',
  'features',
  'client_ip',
  'permission',
  'fingerprint',
  'action',
  'model_data',
  'unsubscribe_url',
  'unsubscribe_secret',
  'link',
  'terms',
  'order_no',
  'receipt_no',
  'payment_ref',
  'virtual_account',
];
const WRITTEN_BY_PROGRAM = new RegExp(
  `^(?:\\w+\\.(?:${NAMES.join('|')}|\\w+_(?:hash|hashes|by|head|root|secret|state))|(?:article|backup_failure|backup_run|restore_test|job_run|process_beat|model_artifact|model_league)\\.\\w+` +
    '|public_check\\.(?:name|first_fault)|api_key\\.hint|experiment\\.(?:message_key|layout_switch)|own_bet_mapping\\.headings|push_setting\\.kinds|(?:push_subscription|operator_device)\\.server_key|webhook_endpoint\\.(?:events|secret)|league\\.id|pick\\.(?:salt|odds_snapshot)|message_override\\.base_text|(?:approval|model_training)\\.failure|outbox\\.(?:template|last_error)' +
    '|result_change\\.reason|sign_in_ticket\\.return_to|team_alias\\.team_key)$',
);

/** Whether a column holds nothing that a person has typed. */
export const isNobodysText = (column: string): boolean =>
  OUTSIDE.test(column) || WRITTEN_BY_PROGRAM.test(column);
