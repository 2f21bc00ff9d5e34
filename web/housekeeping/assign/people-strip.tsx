import { memo } from 'react'
import { counted } from '#contract/kit/counted.ts'
import classes from '#web/housekeeping/assign/people-strip.module.css'
import type { WorkOfPerson } from '#web/housekeeping/board/board-totals.ts'

interface PeopleStripProps {
  people: WorkOfPerson[]
  /** The target that a drag is over. */
  over: string | undefined
  isDragging: boolean
  /** The person whose rooms the list shows; 0 for nobody. */
  shown: number | undefined
  onShow: (person: number | undefined) => void
}

/** The value of `data-drop` of a person. */
const dropOf = (id: number | null) => (id === null ? 'nobody' : String(id))

/** Everybody with rooms and credits. Rooms are dropped here, and a press shows the rooms of the person. */
export const PeopleStrip = memo(({ people, over, isDragging, shown, onShow }: PeopleStripProps) => (
  <ul className={classes.strip} aria-label="People" data-drop-strip data-dragging={isDragging || undefined}>
    {people.map(({ id, name, rooms, finished, credits }) => {
      const value = id ?? 0
      return (
        <li key={value}>
          <button
            type="button"
            className={classes.person}
            data-drop={dropOf(id)}
            data-over={over === dropOf(id) || undefined}
            aria-pressed={shown === value}
            aria-label={`Show the rooms of ${name}`}
            aria-describedby={`work-${value}`}
            onClick={() => onShow(shown === value ? undefined : value)}
          >
            <span className={classes.name}>{name}</span>
            <span id={`work-${value}`} className={classes.work}>
              {counted(credits, 'credit')} ·{' '}
              {id !== null && rooms > 0 ? `${finished} of ${rooms} done` : counted(rooms, 'room')}
            </span>
          </button>
        </li>
      )
    })}
  </ul>
))
