-- The newest price that a forecast knows. Nothing is published at a price that is newer than that; a forecast from before this
-- column knows of none.
alter table forecast add column prices_until timestamptz;

alter table pick_pass drop constraint pick_pass_reason_check;
alter table pick_pass add constraint pick_pass_reason_check check (reason in
  ('ev_below_policy', 'confidence_below_policy', 'insufficient_data', 'no_odds', 'quarter_line', 'not_covered',
   'forecast_too_old', 'price_unsound', 'price_above_others', 'value_beyond_ceiling', 'stake_too_small', 'same_bet'));

-- A stake is a quarter of Kelly's in tenths of a unit, so that a long price with little value gets no more than that.
alter table pick drop constraint pick_units_check;
alter table pick add constraint pick_units_check check (units between 0.1 and 3);
