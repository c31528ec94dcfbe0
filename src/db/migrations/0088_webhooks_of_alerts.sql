-- Programs of operators can also be told what is wrong with the site, and when it is over.

alter table webhook_endpoint drop constraint webhook_endpoint_events_check;
alter table webhook_endpoint add constraint webhook_endpoint_events_check check (cardinality(events) > 0 and events <@
  array['order.paid', 'pick.published', 'pick.price_gone', 'pick.settled', 'pick.corrected', 'alert.opened', 'alert.closed']);
alter table webhook_endpoint add constraint webhook_endpoint_alerts_check
  check (account_id is null or not events && array['alert.opened', 'alert.closed']);

alter table webhook_event add column alert_id uuid references operator_alert;
alter table webhook_event drop constraint webhook_event_kind_check;
alter table webhook_event add constraint webhook_event_kind_check check (kind in
  ('order.paid', 'pick.published', 'pick.price_gone', 'pick.settled', 'pick.corrected', 'alert.opened', 'alert.closed'));
alter table webhook_event drop constraint webhook_event_check;
alter table webhook_event add constraint webhook_event_check check (num_nonnulls(pick_id, order_id, alert_id) = 1);
