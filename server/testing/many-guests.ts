import { sql } from 'kysely'
import type { Db } from '#server/db/connect.ts'

const firstNames =
  'Aarav Aditi Amit Ananya Anil Anita Arjun Asha Bhavna Chetan Deepa Dev Divya Farah Gaurav Gita Harish Ishaan Jaya Kabir Kavya Kiran Lakshmi Manoj Meera Mohan Nandini Neha Nikhil Omkar Pooja Priya Rahul Rajesh Ravi Rekha Rohan Sanjay Sara Shreya Sunil Tara Uma Varun Vikram Yusuf Zara'
const lastNames =
  'Acharya Agarwal Banerjee Bhat Chauhan Chopra Das Desai Fernandes Ghosh Gupta Iyer Jain Joshi Kapoor Khan Kulkarni Kumar Malhotra Mehta Menon Mishra Nair Naidu Pandey Patel Patil Pillai Rao Reddy Roy Saxena Sethi Shah Sharma Singh Sinha Thomas Varma Yadav'

/** Inserts many guests by one statement, always the same ones. */
export const makeManyGuests = async (db: Db, howMany: number) => {
  await sql`alter table guest disable trigger audit`.execute(db)
  await sql`
    insert into guest (
      slug, name, phone, email, address, nationality_id, purpose_of_visit, company, designation, tel_lan_no, mob_no,
      from_place, proceeding_to, plan, receipt_no, voucher_no, locker_no, booked_by, fo_assistant, fom, duty_manager,
      id_proof_type, id_proof_number, emergency_contact_name, emergency_contact_phone, special_requests, given_name,
      surname, passport_no, passport_place_of_issue, passport_country_of_issue, visa_status, visa_no, visa_type,
      visa_place_of_issue, visa_country_of_issue, arrival_place_in_india, arrived_from_place, arrived_from_country,
      next_destination, foreign_address
    )
    select
      'many-' || n, first || ' ' || last, (9000000000 + (n::bigint * 7919) % 999999937)::text,
      lower(first || '.' || last || n || '@example.com'), n || ' Lake Road, Udaipur', 1, 'Holiday', '', '', '', '',
      '', '', '', '', '', '', '', '', '', '', case when n % 2 = 0 then 'Aadhar' else 'PAN Card' end::id_proof_type,
      case when n % 2 = 0 then 'XXXX XXXX ' || lpad((n::bigint * 31 % 10000)::text, 4, '0') else 'ABCDE' || lpad((n % 10000)::text, 4, '0') || 'F' end,
      last, '9123456780', '', '', '', '', '', '', 'visa', '', '', '', '', '', '', '', '', ''
    from (
      select
        n,
        (string_to_array(${firstNames}, ' '))[1 + abs(hashint4(n)) % 47] as first,
        (string_to_array(${lastNames}, ' '))[1 + abs(hashint4(n * 7 + 1)) % 40] as last
      from generate_series(1, ${howMany}::integer) as n
    ) as people
  `.execute(db)
  await sql`alter table guest enable trigger audit`.execute(db)
  await sql`vacuum analyze guest, guest_words`.execute(db)
}
