import { eventsEndpoint } from '#contract/kit/live.ts'
import type { Api } from '#server/kit/http/http.ts'

export const eventRoutes = (api: Api) => {
  api.onStream(eventsEndpoint, ({ live, user, token, stillSignedIn }) => live.open(user, token, stillSignedIn))
}
