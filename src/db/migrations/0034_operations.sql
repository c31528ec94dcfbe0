-- What concerns the members of one brand is told to the operators of that brand; what has none is everybody's.

alter table operator_alert add column brand text;
