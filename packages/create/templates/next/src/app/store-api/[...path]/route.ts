import { answerStoreApi } from '../../../store-api'

export { answerStoreApi as DELETE, answerStoreApi as GET, answerStoreApi as POST, answerStoreApi as PUT }
