-- What a change did, written once: the list of changes would otherwise read every cell of 50 changes each time. It keeps
-- the names of room types and plans that are deleted later.
alter table rate_change add column summary jsonb;

update rate_change set summary = (
  select jsonb_build_object(
    'cells', count(*),
    'from', min(cell.date),
    'to', max(cell.date),
    'room_types', (
      select json_agg(name order by name) from room_type
      where id in (select room_type_id from rate_change_row where change_id = rate_change.id)
    ),
    'rate_plans', (
      select json_agg(name order by name) from rate_plan
      where id in (select rate_plan_id from rate_change_row where change_id = rate_change.id)
    ),
    'price_changed', bool_or(cell.price_before is distinct from cell.price_after),
    'before', json_build_object(
      'least', min(cell.price_before), 'most', max(cell.price_before), 'has_none', bool_or(cell.price_before is null)
    ),
    'after', json_build_object(
      'least', min(cell.price_after), 'most', max(cell.price_after), 'has_none', bool_or(cell.price_after is null)
    ),
    'set', array_remove(array[
      case when bool_or(cell.closed_after and not cell.closed_before) then 'closed' end,
      case when bool_or(cell.arrival_after and not cell.arrival_before) then 'closed_to_arrival' end,
      case when bool_or(cell.departure_after and not cell.departure_before) then 'closed_to_departure' end
    ], null),
    'removed', array_remove(array[
      case when bool_or(cell.closed_before and not cell.closed_after) then 'closed' end,
      case when bool_or(cell.arrival_before and not cell.arrival_after) then 'closed_to_arrival' end,
      case when bool_or(cell.departure_before and not cell.departure_after) then 'closed_to_departure' end
    ], null),
    'min_nights', coalesce(
      to_json(array_agg(distinct cell.min_nights_after) filter (
        where cell.min_nights_before is distinct from cell.min_nights_after
      )), '[]'
    )
  )
  from rate_change_row own cross join lateral unnest(
    own.dates, own.price_before, own.price_after, own.closed_before, own.closed_after, own.closed_to_arrival_before,
    own.closed_to_arrival_after, own.closed_to_departure_before, own.closed_to_departure_after, own.min_nights_before,
    own.min_nights_after
  ) as cell (
    date, price_before, price_after, closed_before, closed_after, arrival_before, arrival_after, departure_before,
    departure_after, min_nights_before, min_nights_after
  )
  where own.change_id = rate_change.id
  having count(*) > 0
);
