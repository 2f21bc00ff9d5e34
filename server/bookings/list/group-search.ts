import { sql } from 'kysely'
import { guestsFound, isTooShort, someWordsIn, wordsIn } from '#server/guests/guest-search.ts'

// The same expressions as in the indexes booking_group_words_idx and booking_guest_words_idx, so that they are used.
const groupWords = sql`lower(' ' || booking.group_name)`
const listedWords = sql`lower(' ' || booking_guest.guest_name)`

/** The ids of the bookings with this group name or with this person among the listed guests. */
export const groupsFound = (typed: string) =>
  isTooShort(typed)
    ? sql`(select null::integer as id where false)`
    : sql`(
        select booking.id from booking where booking.group_name <> '' and ${wordsIn(groupWords, typed)}
        union all
        select booking_guest.booking_id from booking_guest where ${wordsIn(listedWords, typed)}
        union all
        select booking_guest.booking_id from booking_guest where booking_guest.guest_id = any(array${guestsFound(typed)})
      )`

/** The first few of them, so that a word that half the groups contain is not looked up for all. */
export const someGroupsFound = (typed: string, most: number) =>
  isTooShort(typed)
    ? sql`(select null::integer as id where false)`
    : sql`(
        (select booking.id from booking
          where booking.group_name <> '' and ${someWordsIn(groupWords, typed)} limit ${most})
        union all
        (select booking_guest.booking_id from booking_guest where ${someWordsIn(listedWords, typed)} limit ${most})
      )`
