import { IconCheck } from '@tabler/icons-react'
import { paths } from '#web/app/paths.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { ButtonLink } from '#web/kit/links.tsx'

interface FirstStepsProps {
  name: string | undefined
  hasRoomTypes: boolean
}

/** A new hotel has nothing to show yet: this leads through its set-up instead. */
export const FirstSteps = ({ name, hasRoomTypes }: FirstStepsProps) => {
  const steps = [
    {
      title: 'Add your room types',
      text: 'Deluxe, Premium, Cottage: how many people each takes, and what a night costs.',
      done: hasRoomTypes,
      action: <ButtonLink to={paths.addRoomType}>Add Room Type</ButtonLink>,
    },
    {
      title: 'Add your rooms',
      text: 'Each room has its number and its type. From then on its status is one glance away.',
      done: false,
      action: hasRoomTypes && <ButtonLink to={paths.addRoom}>Add Room</ButtonLink>,
    },
  ]
  return (
    <section className={classes.welcome} aria-labelledby="welcome">
      <h2 id="welcome">{name ? `Welcome, ${name}.` : 'Welcome.'} Let us set up the house.</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text, done, action }, index) => (
          <li key={title} className={classes.step} data-tone={done ? 'success' : 'warning'}>
            <span className={classes.stepMark} aria-hidden>
              {done ? <IconCheck size={18} /> : index + 1}
            </span>
            <div>
              <h3>
                {title}
                {done && ' (done)'}
              </h3>
              <p>{text}</p>
              {!done && action}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
