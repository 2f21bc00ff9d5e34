import { Navigate, useLocation } from '@tanstack/react-router'
import { useMemo } from 'react'
import { ConfirmationDialog } from '#web/app/confirmation-dialog.tsx'
import { Frame } from '#web/app/frame.tsx'
import { HotelDate } from '#web/app/hotel-date.tsx'
import { allowedMenu, type MenuEntry } from '#web/app/menu.ts'
import { ApprovalDialog } from '#web/approvals/approval-dialog.tsx'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { useAccount } from '#web/auth/auth-queries.ts'
import { NotAllowedPage } from '#web/auth/not-allowed-page.tsx'
import { homeOf, mayOpen } from '#web/auth/screen-access.ts'
import { AccessContext } from '#web/kit/access/use-may.ts'
import { NoticeBell } from '#web/notices/notice-bell.tsx'
import { paths } from '#web/paths.ts'
import { FindAnything } from '#web/search/find-anything.tsx'

/** Every entry of the menu, with its group. */
const screensIn = (menu: MenuEntry[]) =>
  menu.flatMap(({ label, to, links = [] }) => [
    ...(to ? [{ label, to, group: '' }] : []),
    ...links.map((link) => ({ ...link, group: label })),
  ])

export const AdminLayout = () => {
  const account = useAccount()
  const here = useLocation({ select: ({ pathname }) => pathname })
  const granted = account?.permissions
  const access = useMemo(
    () => ({ granted: granted ?? {}, mayOpen: (href: string) => mayOpen(granted ?? {}, href) }),
    [granted],
  )
  const menu = useMemo(() => allowedMenu(access.mayOpen), [access])
  // The role was changed meanwhile.
  if (account?.must_set_up_second_factor) return <Navigate to={paths.secondFactor} />
  return (
    <AccessContext value={access}>
      <Frame
        home={account ? homeOf(account) : paths.dashboard}
        menu={menu}
        panel={account?.role_name ?? ''}
        tools={
          <>
            <HotelDate />
            {/* A role without any permission finds nothing. */}
            {menu.length > 0 && <FindAnything screens={screensIn(menu)} />}
            <NoticeBell />
            <AccountMenu />
          </>
        }
      >
        {access.mayOpen(here) ? undefined : <NotAllowedPage />}
      </Frame>
      <ApprovalDialog />
      <ConfirmationDialog />
    </AccessContext>
  )
}
