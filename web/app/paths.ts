/** Every address of the product, in one place: the router and every link read it here. */
export const paths = {
  root: '/',
  login: '/login',
  logout: '/logout',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  admin: '/admin',
  dashboard: '/admin/dashboard',
  addRoomType: '/admin/room-type/add',
  editRoomType: '/admin/room-type/edit',
  roomTypes: '/admin/list-room-type',
  addRoom: '/admin/room',
  editRoom: '/admin/room/edit',
  rooms: '/admin/list-room',
  candidate: '/candidate',
  candidateDashboard: '/candidate/dashboard',
} as const
