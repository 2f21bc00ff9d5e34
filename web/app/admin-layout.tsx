import { Frame } from '#web/app/frame.tsx'
import { adminMenu } from '#web/app/menu.ts'
import { Notices } from '#web/app/notices.tsx'
import { paths } from '#web/app/paths.ts'
import { AccountMenu } from '#web/auth/account-menu.tsx'

export const AdminLayout = () => (
  <Frame
    home={paths.dashboard}
    menu={adminMenu}
    panel="Administrator"
    tools={
      <>
        <Notices />
        <AccountMenu />
      </>
    }
  />
)
