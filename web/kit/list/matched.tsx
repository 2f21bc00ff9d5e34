import { Fragment } from 'react'
import classes from '#web/kit/table/rows.module.css'

const numberLike = /^[\d\s()+.-]+$/

/** The parts to highlight: the words of the search, and a number also without spaces and signs. */
const soughtWords = (search: string) => {
  const words = search.split(/\s+/)
  if (numberLike.test(search)) words.push(search.replace(/\D/g, ''), search.replace(/\D/g, '').slice(-10))
  return words.filter(Boolean).sort((one, other) => other.length - one.length)
}

/** Text in a list, with the searched words highlighted. */
export const Matched = ({ text, search = '' }: { text: string; search?: string | undefined }) => {
  const words = soughtWords(search)
  if (words.length === 0) return withBreaks(text)
  const pattern = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'iu')
  // After a split by a capturing group, every second part is a match.
  return text.split(new RegExp(pattern, 'giu')).map((part, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no key but their position
      <mark key={index} className={classes.match}>
        {withBreaks(part)}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <Fragment key={index}>{withBreaks(part)}</Fragment>
    ),
  )
}

/** A long email address is broken before its @, not inside a word. */
const withBreaks = (text: string) => {
  const [before, ...after] = text.split('@')
  return (
    <>
      {before}
      {after.map((rest) => (
        <Fragment key={rest}>
          <wbr />@{rest}
        </Fragment>
      ))}
    </>
  )
}
