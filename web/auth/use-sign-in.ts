import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { Credentials } from '#contract/auth/account.ts'
import { authMessages } from '#contract/auth/auth-messages.ts'
import { Problem } from '#contract/kit/problem.ts'
import { signIn } from '#web/auth/auth-queries.ts'
import { homeOf } from '#web/auth/screen-access.ts'
import { session } from '#web/kit/api/session.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'

const pauseBeforeGoingOn = 100

/** Signs in, shows the result, and opens the last page or the home screen of the account. */
export const useSignIn = (onRefused: (isCode: boolean) => void) => {
  const router = useRouter()
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isCodeRefused, setCodeRefused] = useState(false)
  /** The password was right, and the account has a second factor. */
  const [asksForCode, setAsksForCode] = useState(false)

  const enter = async (credentials: Credentials) => {
    setBusy(true)
    setRefusal(undefined)
    try {
      const { message, user } = await signIn(credentials)
      toast.success(message || authMessages.signedIn, authMessages.welcomeTitle)
      const href = session.takeAddress() ?? homeOf(user)
      setTimeout(() => router.navigate({ href }), pauseBeforeGoingOn)
    } catch (failure) {
      const code = failure instanceof Problem ? failure.code : ''
      setBusy(false)
      setAsksForCode(asksForCode || code === 'code_needed')
      // The field of the code appears, and gets the focus.
      if (code === 'code_needed' && !asksForCode) return
      const reason = failureText(failure, authMessages.wrongCredentials)
      const isCode = code === 'wrong_code' || code === 'code_needed'
      // A wrong code is told at its field.
      if (!isCode) toast.error(reason, authMessages.failedTitle)
      setRefusal(reason)
      setCodeRefused(isCode)
      onRefused(isCode)
    }
  }
  return { busy, refusal, isCodeRefused, asksForCode, signIn: enter }
}
