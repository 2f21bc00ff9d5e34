import { Button } from '@mantine/core'
import { useState } from 'react'
import type { HousekeepingRoom, MinibarItem } from '#contract/housekeeping/housekeeping.ts'
import { canTake, isMinibarUnclear } from '#contract/housekeeping/next-step.ts'
import { stepsOfSupervisors } from '#contract/housekeeping/step.ts'
import { lostPropertyEndpoints } from '#contract/lost-property/lost-property-endpoints.ts'
import { repairEndpoints } from '#contract/repairs/repair-endpoints.ts'
import { MinibarForm } from '#web/housekeeping-phone/minibar-form.tsx'
import classes from '#web/housekeeping-phone/phone.module.css'
import type { PhoneAction } from '#web/housekeeping-phone/phone-action.ts'
import { PhoneDrawer } from '#web/housekeeping-phone/phone-drawer.tsx'
import { stepWords, texts } from '#web/housekeeping-phone/phone-words.ts'
import { ReportForm } from '#web/housekeeping-phone/report/report-form.tsx'
import { useMayCall } from '#web/kit/access/use-may.ts'

interface RoomMoreProps {
  room: HousekeepingRoom
  minibar: MinibarItem[]
  mayInspect: boolean
  onTake: (action: PhoneAction) => void
  onClose: () => void
}

/** Everything but the next step, for one room. */
export const RoomMore = ({ room, minibar, mayInspect, onTake, onClose }: RoomMoreProps) => {
  const [part, setPart] = useState<'menu' | 'minibar' | 'fault' | 'lost'>('menu')
  const mayCall = useMayCall()
  const { slug, room_number, guests, state, condition } = room
  const of = { room: slug, room_number }
  const take = (action: PhoneAction) => {
    onTake(action)
    onClose()
  }
  const choices = [
    ...(['send_back', 'do_not_disturb', 'refused'] as const)
      .filter((kind) => canTake(kind, room) && (mayInspect || !stepsOfSupervisors.includes(kind)))
      .map((kind) => ({
        kind,
        ...stepWords[kind],
        press: () => take({ ...of, kind, ...(guests && { stay: guests.stay }), before: { state, condition } }),
      })),
    ...(guests && minibar.length > 0 && !isMinibarUnclear(room)
      ? [{ kind: 'minibar', ...stepWords.minibar, press: () => setPart('minibar') }]
      : []),
    ...(mayCall(repairEndpoints.save) ? [{ kind: 'fault', ...stepWords.fault, press: () => setPart('fault') }] : []),
    ...(mayCall(lostPropertyEndpoints.save) ? [{ kind: 'lost', ...stepWords.lost, press: () => setPart('lost') }] : []),
  ]
  return (
    <PhoneDrawer roomNumber={room_number} onClose={onClose}>
      {part === 'menu' && (
        <div className={classes.choices}>
          {choices.map(({ kind, label, Icon, press }) => (
            <Button
              key={kind}
              variant="default"
              className={classes.choice}
              leftSection={<Icon size={24} aria-hidden />}
              onClick={press}
            >
              {label}
            </Button>
          ))}
          {!guests && room.departure?.has_left && minibar.length > 0 && <p>{texts.minibarAfterwards}</p>}
          {isMinibarUnclear(room) && minibar.length > 0 && <p>{texts.minibarUnclear}</p>}
          {choices.length === 0 && <p>{texts.nothingMore}</p>}
        </div>
      )}
      {part === 'minibar' && guests && (
        <MinibarForm
          items={minibar}
          charged={room.minibar_pieces}
          onAdd={(items) => take({ ...of, kind: 'minibar', stay: guests.stay, items })}
        />
      )}
      {part === 'fault' && (
        <ReportForm
          of="fault"
          onReport={({ description, photo }) => take({ ...of, kind: 'fault', room_id: room.id, description, photo })}
        />
      )}
      {part === 'lost' && (
        <ReportForm of="lost" onReport={(found) => take({ ...of, kind: 'lost', room_id: room.id, ...found })} />
      )}
    </PhoneDrawer>
  )
}
