import { lazy, Suspense, useEffect, useState } from 'react'
import { kitMessages } from '#contract/kit/kit-messages.ts'
import type { Problem } from '#contract/kit/problem.ts'
import { askForApprovalWith } from '#web/kit/api/approval.ts'
import { Dialog } from '#web/kit/page/dialog.tsx'

// The layout of every screen waits for this dialog, so what forms need is loaded only when it opens.
const ApprovalForm = lazy(async () => ({ default: (await import('#web/approvals/approval-form.tsx')).ApprovalForm }))

interface Asked {
  refusal: Problem
  answer: (token: string | undefined) => void
}

/** Opens over any form whose request needs the approval of a colleague. The form stays as it is below. */
export const ApprovalDialog = () => {
  const [asked, setAsked] = useState<Asked>()
  useEffect(() => askForApprovalWith((refusal) => new Promise((answer) => setAsked({ refusal, answer }))), [])
  if (!asked) return null
  const answer = (token?: string) => {
    setAsked(undefined)
    asked.answer(token)
  }
  return (
    <Dialog title={kitMessages.approvalTitle} onClose={() => answer()} zIndex={300} closeOnClickOutside={false}>
      <Suspense>
        <ApprovalForm refusal={asked.refusal} onApproved={answer} onCancel={() => answer()} />
      </Suspense>
    </Dialog>
  )
}
