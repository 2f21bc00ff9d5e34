import fastifyHelmet from '@fastify/helmet'
import fastifyMultipart from '@fastify/multipart'
import fastifyRateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify'
import { authEndpoints } from '#contract/auth/auth-endpoints.ts'
import { kitReplies } from '#contract/kit/kit-replies.ts'
import { Problem } from '#contract/kit/problem.ts'
import { approvalRoutes } from '#server/approvals/approval-routes.ts'
import { findApprovals } from '#server/approvals/approve.ts'
import { describeRequest } from '#server/approvals/describe-request.ts'
import { auditRoutes } from '#server/audit/audit-routes.ts'
import { authConstraints } from '#server/auth/auth-problems.ts'
import { authRoutes } from '#server/auth/auth-routes.ts'
import { secondFactorConstraints } from '#server/auth/second-factor/second-factor-problems.ts'
import { secondFactorRoutes } from '#server/auth/second-factor/second-factor-routes.ts'
import { identity } from '#server/auth/session-store.ts'
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
import { folioConstraints } from '#server/folios/folio-problems.ts'
import { folioRoutes } from '#server/folios/folio-routes.ts'
import { foodPlanConstraints } from '#server/food-plans/food-plan-problems.ts'
import { foodPlanRoutes } from '#server/food-plans/food-plan-routes.ts'
import { guestAccountConstraints } from '#server/guest-accounts/guest-account-problems.ts'
import { guestAccountRoutes } from '#server/guest-accounts/guest-account-routes.ts'
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
import { apiDocs } from '#server/kit/http/api-docs.ts'
import { earlyRefusals } from '#server/kit/http/early-refusals.ts'
import { errorHandler } from '#server/kit/http/error-handler.ts'
import { healthRoutes } from '#server/kit/http/health.ts'
import { type Api, createApi } from '#server/kit/http/http.ts'
import { loggerOptions, logRequests } from '#server/kit/http/logging.ts'
import { createOutageLog } from '#server/kit/http/outage-log.ts'
import { replySerializer } from '#server/kit/http/reply-serializer.ts'
import { permissionsPolicy, securityHeaders } from '#server/kit/http/security-headers.ts'
import { addressOf, networkOf } from '#server/kit/http/throttle.ts'
import { validatorCompiler } from '#server/kit/http/validator.ts'
import { webPages } from '#server/kit/http/web-pages.ts'
import { eventRoutes } from '#server/kit/live/event-routes.ts'
import type { Services } from '#server/kit/services.ts'
import { lostPropertyConstraints } from '#server/lost-property/lost-property-problems.ts'
import { lostPropertyRoutes } from '#server/lost-property/lost-property-routes.ts'
import { myOrderRoutes } from '#server/my-orders/my-order-routes.ts'
import { myProfileRoutes } from '#server/my-profile/my-profile-routes.ts'
import { myStayRoutes } from '#server/my-stays/my-stay-routes.ts'
import { noticeRoutes } from '#server/notices/notice-routes.ts'
import { orderConstraints } from '#server/orders/order-problems.ts'
import { orderRoutes } from '#server/orders/order-routes.ts'
import { paymentMethodConstraints } from '#server/payment-methods/payment-method-problems.ts'
import { paymentMethodRoutes } from '#server/payment-methods/payment-method-routes.ts'
import { paymentConstraints } from '#server/payments/payment-problems.ts'
import { paymentRoutes } from '#server/payments/payment-routes.ts'
import { propertyRoutes } from '#server/property/property-routes.ts'
import { ratePlanConstraints } from '#server/rates/plans/rate-plan-problems.ts'
import { ratePlanRoutes } from '#server/rates/plans/rate-plan-routes.ts'
import { occupancyPricingRoutes } from '#server/rates/quote/occupancy-pricing-routes.ts'
import { quoteRoutes } from '#server/rates/quote/quote-routes.ts'
import { rateConstraints } from '#server/rates/rate-problems.ts'
import { rateRoutes } from '#server/rates/rate-routes.ts'
import { repairConstraints } from '#server/repairs/repair-problems.ts'
import { repairRoutes } from '#server/repairs/repair-routes.ts'
import { repairTaskRoutes } from '#server/repairs/repair-task-routes.ts'
import { reportRoutes } from '#server/reports/report-routes.ts'
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
import { taxCategoryConstraints } from '#server/taxes/tax-category-problems.ts'
import { taxCategoryRoutes } from '#server/taxes/tax-category-routes.ts'
import { taxConstraints } from '#server/taxes/tax-problems.ts'
import { taxRoutes } from '#server/taxes/tax-routes.ts'

const routes: ((api: Api) => void)[] = [
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
  companyRoutes,
  guestAccountRoutes,
  bookingRoutes,
  stayRoutes,
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
  paymentRoutes,
  folioRoutes,
  depositRoutes,
  taxRoutes,
  taxCategoryRoutes,
  settingsRoutes,
  roleRoutes,
  staffRoutes,
  noticeRoutes,
  jobRoutes,
  auditRoutes,
  reportRoutes,
  dashboardRoutes,
  searchRoutes,
]

const constraints = {
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
  ...bookingRequestConstraints,
  ...lostPropertyConstraints,
  ...itemCategoryConstraints,
  ...itemConstraints,
  ...orderConstraints,
  ...foodPlanConstraints,
  ...paymentMethodConstraints,
  ...bookingSourceConstraints,
  ...invoiceConstraints,
  ...paymentConstraints,
  ...folioConstraints,
  ...depositConstraints,
  ...taxConstraints,
  ...taxCategoryConstraints,
  ...settingsConstraints,
}

// Only the last entry of the list, which our proxy added; a client can send the entries before it.
const isProxyInFront = (_address: string, hop: number) => hop === 0

const noSuchCall = async () => {
  throw new Problem(404, 'not_found', kitReplies.noSuchCall)
}

/** `onRoute` is called for every route, also for those of plugins; tests use it to check all of them. */
export const buildApp = async (
  services: Services,
  onRoute: (route: RouteOptions) => void = () => {},
): Promise<FastifyInstance> => {
  const app = Fastify({
    ...loggerOptions(services.logLevel, services.logStream),
    ...earlyRefusals,
    trustProxy: services.trustProxy === true ? isProxyInFront : services.trustProxy,
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    // When the app stops, running requests are finished and idle connections closed.
    forceCloseConnections: 'idle',
  })
  // Bodies are JSON or a form; plain text is refused by its type.
  app.removeContentTypeParser('text/plain')
  app.addHook('onRoute', onRoute)
  app.decorateRequest('actor', undefined)
  app.decorateRequest('token', '')
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(replySerializer(services.checkReplies ?? false))
  app.setErrorHandler(
    errorHandler(constraints, createOutageLog(app, services.db), (request) => describeRequest(services.db, request)),
  )
  app.setNotFoundHandler(noSuchCall)
  // Streams don't end by themselves, so a stop would wait for them for ever.
  app.addHook('preClose', async () => services.live.endStreams())
  app.addHook('onClose', async () => {
    await services.afterResponse.allDone()
    await services.live.close()
  })
  logRequests(app)
  await app.register(fastifyHelmet, securityHeaders(services.publicUrl))
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', permissionsPolicy)
  })
  await app.register(
    async (scope) => {
      scope.addHook('onRequest', async (_request, reply) => {
        // Answers are personal data and must not be cached.
        reply.header('cache-control', 'no-store')
      })
      await scope.register(fastifyRateLimit, {
        max: 600,
        timeWindow: '1 minute',
        keyGenerator: (request) => networkOf(addressOf(request)),
        // Signed-in callers are not limited here, because colleagues often share an address. Signing in has its own limits, so
        // that a stranger at the same address does not lock out a device that signed in before.
        allowList: ({ actor, routeOptions }) =>
          actor !== undefined || routeOptions.url === `/api${authEndpoints.login.path}`,
      })
      await scope.register(fastifyMultipart)
      await scope.register(apiDocs(services.version))
      const api = createApi(scope, services, { ...identity, findApprovals })
      for (const add of routes) add(api)
      // Otherwise the web application's start page would answer.
      for (const url of ['/', '/*']) {
        scope.all(url, { config: { access: 'public' }, schema: { hide: true } }, noSuchCall)
      }
    },
    { prefix: '/api' },
  )
  if (services.webFolder) await app.register(webPages(services.webFolder))
  return app
}
