-- The same word as on an invoice: the position of a line.
alter table order_line rename column place to position;
