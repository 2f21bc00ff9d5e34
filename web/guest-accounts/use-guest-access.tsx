import { guestAccountMessages as say } from '#contract/guest-accounts/guest-account-messages.ts'
import { useInviteGuest, useWithdrawAccess } from '#web/guest-accounts/guest-account-queries.ts'
import { failureText } from '#web/kit/feedback/failure-text.ts'
import { toast } from '#web/kit/feedback/toast.tsx'
import { useLinkDialog } from '#web/kit/feedback/use-link-dialog.tsx'
import { useQuestion } from '#web/kit/feedback/use-question.tsx'

/** Invites guests to the guest area and withdraws access, after a question. */
export const useGuestAccess = () => {
  const inviting = useInviteGuest()
  const withdrawing = useWithdrawAccess()
  const { ask, dialog: question } = useQuestion()
  const { tell: tellReply, dialog: link } = useLinkDialog()

  const tell = async (act: Promise<{ message: string }>, failed: string) => {
    try {
      tellReply(await act)
    } catch (failure) {
      toast.error(failureText(failure, failed))
    }
  }

  return {
    invite: (slug: string) => tell(inviting.mutateAsync(slug), say.inviteFailed),
    withdraw: async ({ slug, name }: { slug: string; name: string }) => {
      const text = `${name} is signed out everywhere at once and can't sign in until you send a new invitation.`
      if (!(await ask({ title: 'Withdraw access', text, confirmLabel: 'Withdraw access' }))) return
      await tell(withdrawing.mutateAsync(slug), say.withdrawFailed)
    },
    busy: inviting.isPending || withdrawing.isPending,
    dialog: (
      <>
        {question}
        {link}
      </>
    ),
  }
}
