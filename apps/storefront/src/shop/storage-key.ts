import { getStorageKey, type StorageName } from '@sorrel/contracts/storage'
import { HOUSE } from './house.ts'

/** The key by which this shop stores something in a browser. */
export const toShopKey = (name: StorageName): string => getStorageKey(name, HOUSE.storagePrefix)
