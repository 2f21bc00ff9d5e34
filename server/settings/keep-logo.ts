import type { Endpoint } from '#contract/kit/endpoint.ts'
import { logoRules } from '#contract/settings/logo.ts'
import { dropUnlessShown, keepFile } from '#server/files/keep-file.ts'
import { redrawLogo } from '#server/kit/files/photo.ts'
import type { Call } from '#server/kit/http/call.ts'
import { settingsProblems } from '#server/settings/settings-problems.ts'

/** Stores the logo of a form before its transaction. If nothing refers to it afterwards, the logo is deleted. */
export const keepLogo = async (call: Pick<Call<Endpoint>, 'upload' | 'afterwards' | 'db' | 'clock' | 'files'>) => {
  if (!call.upload?.length) throw settingsProblems.noLogoChosen()
  const redrawn = await redrawLogo(call.upload)
  if ('wrong' in redrawn) throw settingsProblems.wrongLogo(logoRules[redrawn.wrong])
  const key = await keepFile(call, { folder: 'logos', bytes: redrawn.bytes, type: 'image/png', ending: 'png' })
  call.afterwards((services) => dropUnlessShown(services, key))
  return key
}
