import { roomTypeEndpoints } from '#contract/room-types/room-type-endpoints.ts'
import { roomTypeMessages } from '#contract/room-types/room-type-messages.ts'
import { slugRoutes } from '#server/kit/http/slug-routes.ts'
import { roomTypeStore } from '#server/room-types/room-type-store.ts'
import { saveTypeAsking } from '#server/room-types/save-type-asking.ts'

const askingStore: typeof roomTypeStore = {
  ...roomTypeStore,
  save: (db, draft) =>
    saveTypeAsking(db, undefined, async () => {
      const slug = await roomTypeStore.save(db, draft)
      return { saved: slug, slug }
    }),
  update: (db, slug, edit) =>
    saveTypeAsking(db, slug, async () => ({
      saved: await roomTypeStore.update(db, slug, edit),
      slug,
    })),
}

export const roomTypeRoutes = slugRoutes(roomTypeEndpoints, askingStore, roomTypeMessages)
