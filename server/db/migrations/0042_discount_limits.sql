-- A discount was measured on the charges of its moment. It keeps the limit of the person who gave or approved it, so that
-- it takes no larger part when charges are deleted, moved or invoiced later.
alter table discount add column at_most_percent integer check (at_most_percent between 0 and 10000);
