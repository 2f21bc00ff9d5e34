import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import type { BothFactors, SecondFactor } from '#contract/auth/second-factor/second-factor.ts'
import { secondFactorMessages as say } from '#contract/auth/second-factor/second-factor-messages.ts'
import { dayIn, formatDay } from '#contract/kit/time/calendar-date.ts'
import { BothFactorsForm } from '#web/auth/second-factor/both-factors-form.tsx'
import { RecoveryCodes } from '#web/auth/second-factor/recovery-codes.tsx'
import {
  useMakeRecoveryCodes,
  useSecondFactor,
  useTurnOffSecondFactor,
} from '#web/auth/second-factor/second-factor-queries.ts'
import { SetUpSteps } from '#web/auth/second-factor/set-up-steps.tsx'
import { Loaded } from '#web/kit/feedback/loaded.tsx'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useHotelZone } from '#web/kit/time/hotel-time.ts'

/** The second factor of the person: set it up, make new recovery codes, turn it off. */
export const SecondFactorSection = () => {
  const factor = useSecondFactor()
  // Setting up shows the recovery codes after the account has its second factor.
  const [isSettingUp, setSettingUp] = useState(false)
  if (isSettingUp)
    return <SetUpSteps isPasswordNeeded onDone={() => setSettingUp(false)} onCancel={() => setSettingUp(false)} />
  return (
    <Loaded query={factor} skeleton={<Skeleton h={90} />} failed={say.loadFailed}>
      {(found) =>
        found.set_up_at === null ? (
          <Stack gap="sm" align="flex-start">
            <Text>{say.why}</Text>
            <Button onClick={() => setSettingUp(true)}>Set up</Button>
          </Stack>
        ) : (
          <OwnSecondFactor since={found.set_up_at} left={found.recovery_codes_left} />
        )
      }
    </Loaded>
  )
}

interface OwnSecondFactorProps {
  since: NonNullable<SecondFactor['set_up_at']>
  left: number
}

const OwnSecondFactor = ({ since, left }: OwnSecondFactorProps) => {
  const [act, setAct] = useState<'codes' | 'off'>()
  const [codes, setCodes] = useState<string[]>()
  const zone = useHotelZone()
  const makeCodes = useMakeRecoveryCodes()
  const turnOff = useTurnOffSecondFactor()
  const back = () => setAct(undefined)

  const renew = async (both: BothFactors) => {
    const { message, data } = await makeCodes.mutateAsync(both)
    toast.success(message)
    back()
    setCodes(data.recovery_codes)
  }
  const remove = async (both: BothFactors) => {
    const { message } = await turnOff.mutateAsync(both)
    toast.success(message)
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={() => setCodes(undefined)} />
  if (act === 'codes')
    return <BothFactorsForm label="Make new codes" failed={say.codesFailed} onSend={renew} onCancel={back} />
  if (act === 'off')
    return <BothFactorsForm label="Turn off" failed={say.turnOffFailed} onSend={remove} onCancel={back} />
  return (
    <Stack gap="sm">
      <Text>
        {say.onSince(formatDay(dayIn(zone, new Date(since))))} {say.recoveryLeft(left)}
      </Text>
      <Group>
        <Button variant="default" onClick={() => setAct('codes')}>
          New recovery codes
        </Button>
        <Button variant="default" data-danger onClick={() => setAct('off')}>
          Turn off
        </Button>
      </Group>
    </Stack>
  )
}
