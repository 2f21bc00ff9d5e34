import { sql } from 'kysely'
import { guestsFound, isTooShort, someWordsIn, wordsIn } from '#server/guests/guest-search.ts'

// The same words as the indexes, so that they answer: booking_group_words_idx, booking_guest_words_idx.
const groupWords = sql`lower(' ' || booking.group_name)`
const listedWords = sql`lower(' ' || booking_guest.guest_name)`

/** The ids of the bookings whose group has this name, or this person among its listed guests. */
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

/** Some of them, by name and listed names: a word that half the groups have is not looked up for all. */
export const someGroupsFound = (typed: string, most: number) =>
  isTooShort(typed)
    ? sql`(select null::integer as id where false)`
    : sql`(
        (select booking.id from booking
          where booking.group_name <> '' and ${someWordsIn(groupWords, typed)} limit ${most})
        union all
        (select booking_guest.booking_id from booking_guest where ${someWordsIn(listedWords, typed)} limit ${most})
      )`
