import { run } from './say.mjs'
import { setUp } from './set-up.mjs'

// `npm run build`, and before `npm pack`.
await run(() => setUp())
