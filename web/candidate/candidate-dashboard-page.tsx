import { IconCalendarHeart } from '@tabler/icons-react'
import { useAccount } from '#web/auth/auth-queries.ts'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Page } from '#web/kit/page.tsx'

export const CandidateDashboardPage = () => {
  const account = useAccount()
  return (
    <Page title="Dashboard">
      <EmptyState
        icon={<IconCalendarHeart size={28} />}
        title={account ? `Welcome, ${account.name}` : 'Welcome'}
        text="Your bookings, the search for rooms and the services of the house will be here. Until then, the front desk helps you gladly."
      />
    </Page>
  )
}
