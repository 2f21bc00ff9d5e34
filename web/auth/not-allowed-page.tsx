import { IconLock } from '@tabler/icons-react'
import { accountMessages as say } from '#contract/auth/account-messages.ts'
import { useAccount } from '#web/auth/auth-queries.ts'
import { homeOf, mayOpen } from '#web/auth/screen-access.ts'
import { EmptyState } from '#web/kit/feedback/empty-state.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { Page } from '#web/kit/page/page.tsx'

/** Shown instead of a screen that the role of this person does not include. */
export const NotAllowedPage = () => {
  const account = useAccount()
  const home = account && homeOf(account)
  return (
    <Page title={say.notAllowedTitle}>
      <EmptyState
        icon={<IconLock size={28} />}
        title={say.notAllowed}
        text={say.askForAccess(account?.role_name ?? '')}
        action={home && mayOpen(account.permissions, home) && <ButtonLink to={home}>Home</ButtonLink>}
      />
    </Page>
  )
}
