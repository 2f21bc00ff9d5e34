-- A supervisor who inspects a room may have it cleaned again.
alter table cleaning_step
  drop constraint cleaning_step_kind_check,
  add constraint cleaning_step_kind_check
    check (kind in ('start', 'done', 'inspect', 'send_back', 'do_not_disturb', 'refused', 'minibar'));
