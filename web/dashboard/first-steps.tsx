import { Button } from '@mantine/core'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { Dashboard } from '#contract/dashboard/dashboard.ts'
import { settingsMessages } from '#contract/settings/settings-messages.ts'
import classes from '#web/dashboard/dashboard.module.css'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'
import { useChargeNoTax } from '#web/settings/settings-queries.ts'

type SetUp = Dashboard['set_up']

export const isSetUp = ({ has_gstin: _, ...parts }: SetUp) => Object.values(parts).every(Boolean)

interface Step {
  title: string
  text: string
  done: boolean
  action: ReactNode
}

const stepsOf = (house: Dashboard['house'], setUp: SetUp, noTax: ReactNode): Step[] => [
  {
    title: 'Name your hotel',
    text: 'It appears on every screen, invoice and email.',
    done: setUp.name,
    action: <ButtonLink to={paths.settings}>Enter name</ButtonLink>,
  },
  {
    title: 'Enter its address',
    text: 'Every invoice must show it.',
    done: setUp.address,
    action: <ButtonLink to={paths.settings}>Enter address</ButtonLink>,
  },
  {
    title: 'Add your room types',
    text: 'Deluxe, Premium, Cottage: how many people each takes, and what a night costs.',
    done: house.room_types > 0,
    action: <ButtonLink to={paths.addRoomType}>Add Room Type</ButtonLink>,
  },
  {
    title: 'Add your rooms',
    text:
      house.room_types > 0
        ? 'Each room has its number and its type. Add Several Rooms in the list takes a whole floor at once.'
        : 'Add a room type first.',
    done: setUp.rooms,
    action: house.room_types > 0 && (
      <>
        <ButtonLink to={paths.addRoom}>Add Room</ButtonLink>
        <ButtonLink to={paths.rooms} variant="default">
          List Rooms
        </ButtonLink>
      </>
    ),
  },
  {
    title: 'Set the taxes',
    text: 'Rates for rooms, food and services; or none, if the hotel is not registered for GST.',
    done: setUp.taxes,
    action: (
      <>
        <ButtonLink to={paths.taxes}>Taxes</ButtonLink>
        {!setUp.has_gstin && noTax}
      </>
    ),
  },
  {
    title: 'Check the food plans',
    text: 'EP, CP, MAP, AP with their prices.',
    done: setUp.food_plans,
    action: <ButtonLink to={paths.foodPlans}>Food plans</ButtonLink>,
  },
  {
    title: 'Check the payment methods',
    text: 'Cash, UPI, cards.',
    done: setUp.payment_methods,
    action: <ButtonLink to={paths.paymentMethods}>Payment methods</ButtonLink>,
  },
  {
    title: 'Add what guests can order',
    text: 'Tea, meals, laundry: items in their categories.',
    done: setUp.items,
    action: <ButtonLink to={paths.items}>Items</ButtonLink>,
  },
]

interface FirstStepsProps {
  name: string | undefined
  house: Dashboard['house']
  setUp: SetUp
  /** Whether there is nothing else to show yet. */
  isWhole: boolean
}

/** The set-up of a new hotel step by step, shown until all steps are done. */
export const FirstSteps = ({ name, house, setUp, isWhole }: FirstStepsProps) => {
  const chargeNoTax = useChargeNoTax()
  const sayNoTax = async () => {
    try {
      toast.success((await chargeNoTax.mutateAsync()).message)
    } catch (failure) {
      toast.error(failureText(failure, settingsMessages.noTaxFailed))
    }
  }
  const noTax = (
    <Button variant="default" loading={chargeNoTax.isPending} onClick={sayNoTax}>
      We charge no tax
    </Button>
  )
  const steps = stepsOf(house, setUp, noTax)
  const done = steps.filter((step) => step.done).length
  const greeting = name ? `Welcome, ${name}. ` : 'Welcome. '
  return (
    <section className={classes.welcome} aria-labelledby="welcome" data-whole={isWhole}>
      <h2 id="welcome">
        {isWhole && greeting}Set up your hotel. <small>{`${done} of ${steps.length} done`}</small>
      </h2>
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
              {!done && <p>{text}</p>}
              {!done && <div className={classes.stepActions}>{action}</div>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
