import { Frame } from '#web/app/frame.tsx'
import { HotelDate } from '#web/app/hotel-date.tsx'
import { adminMenu } from '#web/app/menu.ts'
import { AccountMenu } from '#web/auth/account-menu.tsx'
import { useAccount } from '#web/auth/auth-queries.ts'
import { homeOf } from '#web/auth/guards.ts'
import { NoticeBell } from '#web/notices/notice-bell.tsx'
import { paths } from '#web/paths.ts'
import { FindAnything } from '#web/search/find-anything.tsx'

/** Every entry of the menu, with its group. */
const screens = adminMenu.flatMap(({ label, to, links = [] }) => [
  ...(to ? [{ label, to, group: '' }] : []),
  ...links.map((link) => ({ ...link, group: label })),
])

export const AdminLayout = () => {
  const account = useAccount()
  return (
    <Frame
      home={account ? homeOf(account) : paths.dashboard}
      menu={adminMenu}
      panel="Administrator"
      tools={
        <>
          <HotelDate />
          <FindAnything screens={screens} />
          <NoticeBell />
          <AccountMenu />
        </>
      }
    />
  )
}
