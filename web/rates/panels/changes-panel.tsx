import { Button, Skeleton, Text } from '@mantine/core'
import { counted } from '#contract/kit/counted.ts'
import { rateEndpoints } from '#contract/rates/rate-endpoints.ts'
import { rateMessages as say } from '#contract/rates/rate-messages.ts'
import { useMayCall } from '#web/kit/access/use-may.ts'
import { FailureState } from '#web/kit/feedback/failure-state.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'
import { changedText, kindNames } from '#web/rates/panels/changed-text.ts'
import classes from '#web/rates/panels/panel.module.css'
import { Panel } from '#web/rates/panels/panel.tsx'
import { useRateChanges } from '#web/rates/rate-queries.ts'
import { daysText } from '#web/rates/selection/selection-text.ts'

interface ChangesPanelProps {
  onUndo: (id: number) => void
  isUndoing: boolean
  onClose: () => void
}

const few = 3
const namesOf = (names: string[], more: string) => (names.length > few ? counted(names.length, more) : names.join(', '))

/** The last changes of all people, each with Undo. */
export const ChangesPanel = ({ onUndo, isUndoing, onClose }: ChangesPanelProps) => {
  const { data, error, refetch } = useRateChanges()
  const zone = useHotelZone()
  const mayUndo = useMayCall()(rateEndpoints.undo)
  return (
    <Panel title="Changes" onClose={onClose}>
      {error && <FailureState title={say.changesFailed} failure={error} onTryAgain={refetch} />}
      {!data && !error && <Skeleton height={200} />}
      {data?.length === 0 && <Text c="dimmed">No changes yet.</Text>}
      <ul className={classes.list}>
        {data?.map((change) => (
          <li key={change.id} className={classes.entry}>
            <div className={classes.entryTop}>
              <p>
                <b>{kindNames[change.kind]}</b>, {counted(change.cells, 'rate')}
              </p>
              {change.is_undone ? (
                <span className={classes.undone}>{change.kind === 'undo' ? 'Redone' : 'Undone'}</span>
              ) : (
                mayUndo && (
                  <Button
                    size="compact-sm"
                    variant="default"
                    aria-label={`${change.kind === 'undo' ? 'Redo' : 'Undo'} change ${change.id}`}
                    disabled={isUndoing}
                    onClick={() => onUndo(change.id)}
                  >
                    {change.kind === 'undo' ? 'Redo' : 'Undo'}
                  </Button>
                )
              )}
            </div>
            <p>{change.text}</p>
            <p>{daysText(change.from, change.to)}</p>
            <p>
              {namesOf(change.room_types, 'room type')} · {namesOf(change.rate_plans, 'plan')}
            </p>
            <p>{changedText(change, zone)}</p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
