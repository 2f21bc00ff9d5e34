import { approvalRoutes } from '#server/approvals/approval-routes.ts'
import { auditRoutes } from '#server/audit/audit-routes.ts'
import { authConstraints } from '#server/auth/auth-problems.ts'
import { authRoutes } from '#server/auth/auth-routes.ts'
import { secondFactorConstraints } from '#server/auth/second-factor/second-factor-problems.ts'
import { secondFactorRoutes } from '#server/auth/second-factor/second-factor-routes.ts'
import { sessionRoutes } from '#server/auth/sessions/session-routes.ts'
import { bookingRequestConstraints } from '#server/booking-requests/booking-request-problems.ts'
import { bookingRequestRoutes } from '#server/booking-requests/booking-request-routes.ts'
import { bookingSourceConstraints } from '#server/booking-sources/booking-source-problems.ts'
import { bookingSourceRoutes } from '#server/booking-sources/booking-source-routes.ts'
import { bookingConstraints } from '#server/bookings/booking-problems.ts'
import { bookingRoutes } from '#server/bookings/booking-routes.ts'
import { cancellationRoutes } from '#server/bookings/cancellation/cancellation-routes.ts'
import { stayConstraints } from '#server/bookings/stays/actions/stay-problems.ts'
import { stayRoutes } from '#server/bookings/stays/actions/stay-routes.ts'
import { calendarRoutes } from '#server/calendar/calendar-routes.ts'
import { companyConstraints } from '#server/companies/company-problems.ts'
import { companyRoutes } from '#server/companies/company-routes.ts'
import { dashboardRoutes } from '#server/dashboard/dashboard-routes.ts'
import { depositConstraints } from '#server/deposits/deposit-problems.ts'
import { depositRoutes } from '#server/deposits/deposit-routes.ts'
import { eInvoiceConstraints } from '#server/e-invoices/e-invoice-problems.ts'
import { eInvoiceRoutes } from '#server/e-invoices/e-invoice-routes.ts'
import { folioConstraints } from '#server/folios/folio-problems.ts'
import { folioRoutes } from '#server/folios/folio-routes.ts'
import { foodPlanConstraints } from '#server/food-plans/food-plan-problems.ts'
import { foodPlanRoutes } from '#server/food-plans/food-plan-routes.ts'
import { foreignerConstraints } from '#server/foreigners/foreigner-problems.ts'
import { foreignerRoutes, formThreeRoutes } from '#server/foreigners/foreigner-routes.ts'
import { guestAccountConstraints } from '#server/guest-accounts/guest-account-problems.ts'
import { guestAccountRoutes } from '#server/guest-accounts/guest-account-routes.ts'
import { registerConstraints } from '#server/guest-register/register-problems.ts'
import { registerRoutes } from '#server/guest-register/register-routes.ts'
import { guestConstraints } from '#server/guests/guest-problems.ts'
import { guestRoutes } from '#server/guests/guest-routes.ts'
import { housekeepingConstraints } from '#server/housekeeping/housekeeping-problems.ts'
import { housekeepingRoutes } from '#server/housekeeping/housekeeping-routes.ts'
import { invoiceConstraints } from '#server/invoices/invoice-problems.ts'
import { invoiceRoutes } from '#server/invoices/invoice-routes.ts'
import { itemCategoryConstraints } from '#server/item-categories/item-category-problems.ts'
import { itemCategoryRoutes } from '#server/item-categories/item-category-routes.ts'
import { itemConstraints } from '#server/items/item-problems.ts'
import { itemRoutes } from '#server/items/item-routes.ts'
import { jobRoutes } from '#server/jobs/job-routes.ts'
import { healthRoutes } from '#server/kit/http/health.ts'
import type { Api } from '#server/kit/http/http.ts'
import { eventRoutes } from '#server/kit/live/event-routes.ts'
import { lostPropertyConstraints } from '#server/lost-property/lost-property-problems.ts'
import { lostPropertyRoutes } from '#server/lost-property/lost-property-routes.ts'
import { myOrderRoutes } from '#server/my-orders/my-order-routes.ts'
import { myProfileRoutes } from '#server/my-profile/my-profile-routes.ts'
import { myStayRoutes } from '#server/my-stays/my-stay-routes.ts'
import { noticeRoutes } from '#server/notices/notice-routes.ts'
import { occupantConstraints } from '#server/occupants/occupant-problems.ts'
import { occupantRoutes } from '#server/occupants/occupant-routes.ts'
import { orderConstraints } from '#server/orders/order-problems.ts'
import { orderRoutes } from '#server/orders/order-routes.ts'
import { paymentMethodConstraints } from '#server/payment-methods/payment-method-problems.ts'
import { paymentMethodRoutes } from '#server/payment-methods/payment-method-routes.ts'
import { paymentConstraints } from '#server/payments/payment-problems.ts'
import { paymentRoutes } from '#server/payments/payment-routes.ts'
import { privacyRoutes } from '#server/privacy/privacy-routes.ts'
import { propertyRoutes } from '#server/property/property-routes.ts'
import { ratePlanConstraints } from '#server/rates/plans/rate-plan-problems.ts'
import { ratePlanRoutes } from '#server/rates/plans/rate-plan-routes.ts'
import { occupancyPricingRoutes } from '#server/rates/quote/occupancy-pricing-routes.ts'
import { quoteRoutes } from '#server/rates/quote/quote-routes.ts'
import { rateConstraints } from '#server/rates/rate-problems.ts'
import { rateRoutes } from '#server/rates/rate-routes.ts'
import { registrationCardConstraints } from '#server/registration-cards/registration-card-problems.ts'
import { registrationCardRoutes } from '#server/registration-cards/registration-card-routes.ts'
import { repairConstraints } from '#server/repairs/repair-problems.ts'
import { repairRoutes } from '#server/repairs/repair-routes.ts'
import { repairTaskRoutes } from '#server/repairs/repair-task-routes.ts'
import { reportRoutes } from '#server/reports/report-routes.ts'
import { tallyRoutes } from '#server/reports/tally/tally-routes.ts'
import { roleConstraints } from '#server/roles/role-problems.ts'
import { roleRoutes } from '#server/roles/role-routes.ts'
import { roomTypeConstraints } from '#server/room-types/room-type-problems.ts'
import { roomTypeRoutes } from '#server/room-types/room-type-routes.ts'
import { roomConstraints } from '#server/rooms/room-problems.ts'
import { roomRoutes } from '#server/rooms/room-routes.ts'
import { searchRoutes } from '#server/search/search-routes.ts'
import { settingsConstraints } from '#server/settings/settings-problems.ts'
import { settingsRoutes } from '#server/settings/settings-routes.ts'
import { staffConstraints } from '#server/staff/staff-problems.ts'
import { staffRoutes } from '#server/staff/staff-routes.ts'
import { premisesConstraints } from '#server/taxes/specified-premises/premises-problems.ts'
import { premisesRoutes } from '#server/taxes/specified-premises/premises-routes.ts'
import { taxCategoryConstraints } from '#server/taxes/tax-category-problems.ts'
import { taxCategoryRoutes } from '#server/taxes/tax-category-routes.ts'
import { taxConstraints } from '#server/taxes/tax-problems.ts'
import { taxRoutes } from '#server/taxes/tax-routes.ts'

/** Every feature, in the order of the API document. */
export const routes: ((api: Api) => void)[] = [
  healthRoutes,
  eventRoutes,
  propertyRoutes,
  authRoutes,
  secondFactorRoutes,
  sessionRoutes,
  approvalRoutes,
  foodPlanRoutes,
  paymentMethodRoutes,
  bookingSourceRoutes,
  roomTypeRoutes,
  roomRoutes,
  housekeepingRoutes,
  repairTaskRoutes,
  repairRoutes,
  ratePlanRoutes,
  rateRoutes,
  guestRoutes,
  privacyRoutes,
  companyRoutes,
  guestAccountRoutes,
  bookingRoutes,
  stayRoutes,
  occupantRoutes,
  registerRoutes,
  registrationCardRoutes,
  foreignerRoutes,
  formThreeRoutes,
  cancellationRoutes,
  calendarRoutes,
  quoteRoutes,
  occupancyPricingRoutes,
  bookingRequestRoutes,
  lostPropertyRoutes,
  itemCategoryRoutes,
  itemRoutes,
  orderRoutes,
  myStayRoutes,
  myOrderRoutes,
  myProfileRoutes,
  invoiceRoutes,
  eInvoiceRoutes,
  paymentRoutes,
  folioRoutes,
  depositRoutes,
  taxRoutes,
  premisesRoutes,
  taxCategoryRoutes,
  settingsRoutes,
  roleRoutes,
  staffRoutes,
  noticeRoutes,
  jobRoutes,
  auditRoutes,
  reportRoutes,
  tallyRoutes,
  dashboardRoutes,
  searchRoutes,
]

/** What the database refuses, and the problem that the caller is told. */
export const constraints = {
  ...authConstraints,
  ...secondFactorConstraints,
  ...roleConstraints,
  ...staffConstraints,
  ...roomTypeConstraints,
  ...roomConstraints,
  ...repairConstraints,
  ...housekeepingConstraints,
  ...ratePlanConstraints,
  ...rateConstraints,
  ...guestConstraints,
  ...companyConstraints,
  ...guestAccountConstraints,
  ...bookingConstraints,
  ...stayConstraints,
  ...occupantConstraints,
  ...registerConstraints,
  ...registrationCardConstraints,
  ...foreignerConstraints,
  ...bookingRequestConstraints,
  ...lostPropertyConstraints,
  ...itemCategoryConstraints,
  ...itemConstraints,
  ...orderConstraints,
  ...foodPlanConstraints,
  ...paymentMethodConstraints,
  ...bookingSourceConstraints,
  ...invoiceConstraints,
  ...eInvoiceConstraints,
  ...paymentConstraints,
  ...folioConstraints,
  ...depositConstraints,
  ...taxConstraints,
  ...premisesConstraints,
  ...taxCategoryConstraints,
  ...settingsConstraints,
}
