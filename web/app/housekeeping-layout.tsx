import '#web/app/mantine-inside.css'
import { IconLayoutDashboard } from '@tabler/icons-react'
import { useMemo } from 'react'
import classes from '#web/app/housekeeping-layout.module.css'
import { useLiveUpdates } from '#web/app/use-live-updates.ts'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { useAccount } from '#web/auth/auth-queries.ts'
import { NotAllowedPage } from '#web/auth/not-allowed-page.tsx'
import { homeOf, mayOpen } from '#web/auth/screen-access.ts'
import { HousekeepingPhonePage } from '#web/housekeeping-phone/housekeeping-phone-page.tsx'
import { useHotelOffline } from '#web/housekeeping-phone/my-rooms-queries.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { Brand, HotelContext } from '#web/kit/page/brand.tsx'
import { ButtonLink } from '#web/kit/page/links.tsx'
import { paths } from '#web/paths.ts'

/** The phone page of housekeeping with its top bar. */
export const HousekeepingLayout = () => {
  const account = useAccount()
  useLiveUpdates()
  const granted = account?.permissions
  const access = useMemo(
    () => ({ granted: granted ?? {}, mayOpen: (href: string) => mayOpen(granted ?? {}, href) }),
    [granted],
  )
  const hotel = useHotelOffline()
  if (!account) return null
  const home = homeOf(account)
  return (
    <AccessContext value={access}>
      <header className={classes.bar}>
        <HotelContext value={hotel}>
          <Brand />
        </HotelContext>
        <div className={classes.tools}>
          {home !== paths.housekeepingPhone && (
            <ButtonLink to={home} variant="subtle" color="gray" aria-label="Back office" px={12}>
              <IconLayoutDashboard size={22} aria-hidden />
            </ButtonLink>
          )}
          <AccountMenu />
        </div>
      </header>
      <main className={classes.main}>
        {access.mayOpen(paths.housekeepingPhone) ? <HousekeepingPhonePage account={account} /> : <NotAllowedPage />}
      </main>
    </AccessContext>
  )
}
