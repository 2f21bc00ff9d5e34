-- Choices that a new hotel finds ready.
create table nationality (
  id integer generated always as identity primary key,
  name text not null constraint nationality_name_key unique
);
-- Indian comes first: it decides whether passport and visa are asked for, and it is the usual answer.
insert into nationality (name) values
  ('Indian'), ('Afghan'), ('Albanian'), ('Algerian'), ('American'), ('Andorran'), ('Angolan'),
  ('Antiguan and Barbudan'), ('Argentine'), ('Armenian'), ('Australian'), ('Austrian'), ('Azerbaijani'), ('Bahamian'),
  ('Bahraini'), ('Bangladeshi'), ('Barbadian'), ('Belarusian'), ('Belgian'), ('Belizean'), ('Beninese'),
  ('Bhutanese'), ('Bolivian'), ('Bosnian and Herzegovinian'), ('Botswanan'), ('Brazilian'), ('British'), ('Bruneian'),
  ('Bulgarian'), ('Burkinabe'), ('Burmese'), ('Burundian'), ('Cabo Verdean'), ('Cambodian'), ('Cameroonian'),
  ('Canadian'), ('Central African'), ('Chadian'), ('Chilean'), ('Chinese'), ('Colombian'), ('Comorian'),
  ('Congolese (Brazzaville)'), ('Congolese (Kinshasa)'), ('Costa Rican'), ('Croatian'), ('Cuban'), ('Cypriot'),
  ('Czech'), ('Danish'), ('Djiboutian'), ('Dominican (Commonwealth)'), ('Dominican (Republic)'), ('Dutch'),
  ('Ecuadorian'), ('Egyptian'), ('Emirati'), ('Equatorial Guinean'), ('Eritrean'), ('Estonian'), ('Ethiopian'),
  ('Fijian'), ('Filipino'), ('Finnish'), ('French'), ('Gabonese'), ('Gambian'), ('Georgian'), ('German'),
  ('Ghanaian'), ('Greek'), ('Grenadian'), ('Guatemalan'), ('Guinea-Bissauan'), ('Guinean'), ('Guyanese'), ('Haitian'),
  ('Honduran'), ('Hungarian'), ('Icelandic'), ('Indonesian'), ('Iranian'), ('Iraqi'), ('Irish'), ('Israeli'),
  ('Italian'), ('Ivorian'), ('Jamaican'), ('Japanese'), ('Jordanian'), ('Kazakhstani'), ('Kenyan'), ('Kiribati'),
  ('Kittitian and Nevisian'), ('Kosovan'), ('Kuwaiti'), ('Kyrgyzstani'), ('Laotian'), ('Latvian'), ('Lebanese'),
  ('Liberian'), ('Libyan'), ('Liechtensteiner'), ('Lithuanian'), ('Luxembourgish'), ('Malagasy'), ('Malawian'),
  ('Malaysian'), ('Maldivian'), ('Malian'), ('Maltese'), ('Marshallese'), ('Mauritanian'), ('Mauritian'), ('Mexican'),
  ('Micronesian'), ('Moldovan'), ('Monégasque'), ('Mongolian'), ('Montenegrin'), ('Moroccan'), ('Mosotho'),
  ('Mozambican'), ('Namibian'), ('Nauruan'), ('Nepalese'), ('New Zealander'), ('Nicaraguan'), ('Nigerian'),
  ('Nigerien'), ('Ni-Vanuatu'), ('North Korean'), ('North Macedonian'), ('Norwegian'), ('Omani'), ('Pakistani'),
  ('Palauan'), ('Palestinian'), ('Panamanian'), ('Papua New Guinean'), ('Paraguayan'), ('Peruvian'), ('Polish'),
  ('Portuguese'), ('Qatari'), ('Romanian'), ('Russian'), ('Rwandan'), ('Saint Lucian'), ('Saint Vincentian'),
  ('Salvadoran'), ('Sammarinese'), ('Samoan'), ('Sao Tomean'), ('Saudi Arabian'), ('Senegalese'), ('Serbian'),
  ('Seychellois'), ('Sierra Leonean'), ('Singaporean'), ('Slovak'), ('Slovenian'), ('Solomon Islander'), ('Somali'),
  ('South African'), ('South Korean'), ('South Sudanese'), ('Spanish'), ('Sri Lankan'), ('Stateless'), ('Sudanese'),
  ('Surinamese'), ('Swazi'), ('Swedish'), ('Swiss'), ('Syrian'), ('Taiwanese'), ('Tajikistani'), ('Tanzanian'),
  ('Thai'), ('Timorese'), ('Togolese'), ('Tongan'), ('Trinidadian and Tobagonian'), ('Tunisian'), ('Turkish'),
  ('Turkmen'), ('Tuvaluan'), ('Ugandan'), ('Ukrainian'), ('Uruguayan'), ('Uzbekistani'), ('Vatican'), ('Venezuelan'),
  ('Vietnamese'), ('Yemeni'), ('Zambian'), ('Zimbabwean');

create table food_plan (
  id integer generated always as identity primary key,
  name text not null constraint food_plan_name_key unique,
  price paise not null check (price >= 0)
);
insert into food_plan (name, price) values ('EP', 0), ('CP', 25000), ('MAP', 60000), ('AP', 90000);
create trigger audit after insert or update or delete on food_plan
  for each row execute function record_audit();

create table payment_method (
  id integer generated always as identity primary key,
  name text not null constraint payment_method_name_key unique,
  -- Asks for source and reference.
  needs_reference boolean not null
);
insert into payment_method (name, needs_reference)
values ('Cash', false), ('Online', true), ('Card', false), ('Company', false);
create trigger audit after insert or update or delete on payment_method
  for each row execute function record_audit();

create table payment_source (
  id integer generated always as identity primary key,
  name text not null
);
create unique index payment_source_name_key on payment_source (lower(name));
insert into payment_source (name) values ('UPI'), ('Bank transfer');
