import { useState } from 'react'
import { secondFactorMessages } from '#contract/auth/second-factor/second-factor-messages.ts'
import type { Staff } from '#contract/staff/staff.ts'
import { staffMessages as say } from '#contract/staff/staff-messages.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useLinkDialog } from '#web/kit/feedback/use-link-dialog.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'
import {
  fetchStaff,
  useChangeStaff,
  useDisableStaff,
  useMakePassword,
  useResetSecondFactor,
  useSendLink,
} from '#web/staff/staff-queries.ts'
import type { StaffAct } from '#web/staff/staff-table.tsx'

/** The actions on an account. Those that end its access ask first. */
export const useStaffActs = () => {
  const change = useChangeStaff()
  const disable = useDisableStaff()
  const sendLink = useSendLink()
  const makePassword = useMakePassword()
  const resetSecondFactor = useResetSecondFactor()
  const [made, setMade] = useState<{ name: string; password: string }>()
  const { ask, dialog: question } = useQuestion()
  const { tell, dialog: link } = useLinkDialog()

  // The row may be outdated, so only the active state is sent.
  const enable = async ({ slug }: Staff) =>
    change.mutateAsync({ slug, body: { ...(await fetchStaff(slug)), is_active: true } })

  const acts = {
    link: { failed: say.linkFailed, run: (staff: Staff) => sendLink.mutateAsync(staff.slug) },
    enable: { failed: say.saveFailed, run: enable },
    disable: {
      failed: say.saveFailed,
      run: async (staff: Staff) => {
        const text = `${staff.name} is signed out everywhere at once and can't sign in until the account is enabled.`
        const goesOn = await ask({ title: 'Disable account', text, confirmLabel: 'Disable' })
        return goesOn ? disable.mutateAsync(staff.slug) : undefined
      },
    },
    secondFactor: {
      failed: secondFactorMessages.resetFailed,
      run: async (staff: Staff) => {
        const text = `${staff.name} is signed out everywhere and signs in with the password alone. If the role asks for a second factor, it is set up again then.`
        const goesOn = await ask({ title: 'Reset second factor', text, confirmLabel: 'Reset second factor' })
        return goesOn ? resetSecondFactor.mutateAsync(staff.slug) : undefined
      },
    },
    password: {
      failed: say.passwordFailed,
      run: async (staff: Staff) => {
        const text = `The password of ${staff.name} stops working at once, on every device.`
        if (!(await ask({ title: 'New password', text, confirmLabel: 'Generate password' }))) return undefined
        const { data } = await makePassword.mutateAsync(staff.slug)
        setMade({ name: staff.name, password: data.password })
        return undefined
      },
    },
  }

  const act = async (kind: Exclude<StaffAct, 'edit'>, staff: Staff) => {
    const { run, failed } = acts[kind]
    try {
      const reply = await run(staff)
      if (reply) tell(reply)
    } catch (failure) {
      toast.error(failureText(failure, failed))
    }
  }
  const dialog = (
    <>
      {question}
      {link}
    </>
  )
  return { act, tell, made, forget: () => setMade(undefined), dialog }
}
