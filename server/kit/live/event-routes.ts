import { eventsEndpoint } from '#contract/kit/live.ts'
import type { Api } from '#server/kit/http/http.ts'

export const eventRoutes = (api: Api) => {
  api.onStream(eventsEndpoint, ({ live, user, token, tab, stillSignedIn }) =>
    live.open(user, token, tab, stillSignedIn),
  )
}
