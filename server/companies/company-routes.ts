import { companyEndpoints } from '#contract/companies/company-endpoints.ts'
import { companyMessages } from '#contract/companies/company-messages.ts'
import { companyStore } from '#server/companies/company-store.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'

export const companyRoutes = slugRoutes(companyEndpoints, companyStore, companyMessages)
