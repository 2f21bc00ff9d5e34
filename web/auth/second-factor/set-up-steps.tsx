import { useState } from 'react'
import type { SecondFactorSecret } from '#contract/auth/second-factor/second-factor.ts'
import { ConfirmCode } from '#web/auth/second-factor/confirm-code.tsx'
import { RecoveryCodes } from '#web/auth/second-factor/recovery-codes.tsx'
import { StartSetUp } from '#web/auth/second-factor/start-set-up.tsx'

interface SetUpStepsProps {
  /** A person who has just signed in is not asked for the password again. */
  isPasswordNeeded: boolean
  onDone: () => void
  onCancel?: () => void
}

/** Start, scan the QR code and enter the first code, keep the recovery codes. */
export const SetUpSteps = ({ isPasswordNeeded, onDone, onCancel }: SetUpStepsProps) => {
  const [started, setStarted] = useState<SecondFactorSecret>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />
  if (started) return <ConfirmCode {...started} onConfirmed={setCodes} {...(onCancel && { onCancel })} />
  return <StartSetUp isPasswordNeeded={isPasswordNeeded} onStarted={setStarted} {...(onCancel && { onCancel })} />
}
