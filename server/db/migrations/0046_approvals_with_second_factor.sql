-- Whether the colleague who approved a request entered a code of the second factor besides the password.
alter table approval add column with_second_factor boolean not null default false;
